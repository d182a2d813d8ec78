const STORAGE_KEY = "palifico-reloaded";
const MIN_INTERVAL_MS = 60_000;

/** Loads the page anew, unless that was just done; says whether it is.
 *
 * After an update of the server the old page asks for parts that are gone; once is enough to get the new one.
 */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  if (!navigator.onLine || now - lastTime() < MIN_INTERVAL_MS) return false;
  try {
    sessionStorage.setItem(STORAGE_KEY, String(now));
  } catch {
    return false; // who cannot remember would do it for ever
  }
  reload();
  return true;
}

function lastTime(): number {
  try {
    return Number(sessionStorage.getItem(STORAGE_KEY) ?? 0);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
