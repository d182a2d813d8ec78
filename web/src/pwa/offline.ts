/** On the page for when the server cannot be reached: asks again, and goes on where one was. */

const SOONEST_MS = 2000;
const LATEST_MS = 30_000;
let wait = SOONEST_MS;
let timer: ReturnType<typeof setTimeout>;

async function tryAgain(): Promise<void> {
  clearTimeout(timer);
  const answer = await fetch("/readyz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) {
    location.reload();
    return;
  }
  wait = Math.min(wait * 1.5, LATEST_MS);
  timer = setTimeout(tryAgain, wait);
}

timer = setTimeout(tryAgain, wait);
addEventListener("online", tryAgain);
for (const button of document.querySelectorAll("button")) {
  button.addEventListener("click", () => location.reload());
}

export {};
