let last: string | null = null;
let led = false;

/** Whether the heading of a page that is drawn at this path is to be given the focus.
 *
 * So it is after a way inside of ours, and when what had the focus is gone because the page drew itself
 * anew. Not at the first load: there the browser begins at the top, and the skip link comes first.
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
