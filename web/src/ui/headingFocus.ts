/** Focus management: whether the heading of a page takes the focus when the page is drawn. */

let last: string | null = null;
let led = false;

/**
 * Return whether the heading of the page at this path is to take the focus.
 *
 * It does after navigation inside the client, and when the focused element is gone because the page was
 * drawn anew. It does not at the first load: there the browser begins at the top, and the skip link comes first.
 */
export function arrivedAt(
  path: string,
  isFocusLost = document.activeElement === document.body,
): boolean {
  const isNew = last !== null && last !== path;
  last = path;
  led ||= isNew;
  return isNew || (led && isFocusLost);
}

/** Treat the next page as the first. */
export function forgetArrivals(): void {
  last = null;
  led = false;
}
