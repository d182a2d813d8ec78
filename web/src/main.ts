import "./styles/main.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { beginDrawing } from "./lib/firstPaint.svelte.ts";
import "./lib/prefs.svelte.ts";
import { route } from "./lib/router.svelte.ts";
import { startWords } from "./lib/words.svelte.ts";
import { reloadOnce } from "./shell/reload.ts";
import { match } from "./shell/routes.ts";

const target = document.getElementById("app");
if (target) void start(target);

/** Words first, so that nothing is ever shown without them; and all of the page at once. */
async function start(at: HTMLElement): Promise<void> {
  // A screen that cannot be loaded is told of where it would be.
  const screen = Promise.resolve(match(route.path).load()).catch(() => undefined);
  try {
    await Promise.all([startWords(), screen]);
  } catch (error) {
    if (reloadOnce()) return;
    throw error;
  }
  at.replaceChildren();
  beginDrawing();
  mount(App, { target: at });
}
