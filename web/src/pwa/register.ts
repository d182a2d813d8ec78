const LATER_MS = 1000;

/**
 * Puts the service worker in its place, once the page is there.
 *
 * What it fetches is for later: the first page comes first, and who saves data is spared.
 */
export function register(): void {
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (!("serviceWorker" in navigator) || line?.saveData) {
    return;
  }
  addEventListener("load", () => {
    setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => {}), LATER_MS);
  });
}
