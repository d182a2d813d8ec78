/** Fit: letters as large as a screen lets them be, so that nothing on it has to be scrolled. */

/** Letters across and lines down on a screen that is read from three metres. */
const LYING = { columns: 57, rows: 33 };
const STANDING = { columns: 26, rows: 44 };
const MIN_PX = 8;
const STEP = 0.95;

/** How large letters are to begin with, in pixels. */
export function idealSize(width: number, height: number): number {
  const { columns, rows } = width > height ? LYING : STANDING;
  return Math.max(MIN_PX, Math.min(width / columns, height / rows));
}

/** The largest size, from one down, at which everything fits. */
export function fittingSize(from: number, fits: (size: number) => boolean): number {
  let size = from;
  while (!fits(size) && size > MIN_PX) size = Math.max(MIN_PX, size * STEP);
  return size;
}

/** Fit what is in an element into it; letters only become smaller until the phase or the screen changes. */
export function fitted(_phase: string): (node: HTMLElement) => () => void {
  return fit;
}

function fit(node: HTMLElement): () => void {
  const root = document.documentElement;
  let size = 0;

  function fits(wanted: number): boolean {
    root.style.fontSize = `${wanted}px`;
    return node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1;
  }
  function begin(): void {
    size = fittingSize(idealSize(node.clientWidth, node.clientHeight), fits);
  }
  function shrink(): void {
    size = fittingSize(size, fits);
  }

  begin();
  const changes = new MutationObserver(shrink);
  changes.observe(node, { childList: true, subtree: true, characterData: true });
  addEventListener("resize", begin);
  return () => {
    changes.disconnect();
    removeEventListener("resize", begin);
    root.style.fontSize = "";
  };
}
