/** Wake lock: a screen that is only looked at does not fall asleep, where the browser can do that. */

/** Keep the screen awake until the function that is returned is called. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;

  // The browser lets it go whenever the page is hidden.
  async function ask(): Promise<void> {
    if (document.hidden || !("wakeLock" in navigator)) return;
    const found = await navigator.wakeLock.request("screen").catch(() => null);
    if (ended) await found?.release();
    else lock = found;
  }

  document.addEventListener("visibilitychange", ask);
  void ask();
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
