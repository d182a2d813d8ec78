const KEPT = "palifico-reloaded";
const AT_MOST_EVERY = 60_000;

/** Loads the page anew, unless that was just done; says whether it is.
 *
 * After an update of the server the old page asks for parts that are gone; once is enough to get the new one.
 */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  if (!navigator.onLine || now - lastTime() < AT_MOST_EVERY) return false;
  try {
    sessionStorage.setItem(KEPT, String(now));
  } catch {
    return false; // who cannot remember would do it for ever
  }
  reload();
  return true;
}

function lastTime(): number {
  try {
    return Number(sessionStorage.getItem(KEPT) ?? 0);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
