import "./styles/main.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/prefs.svelte.ts";
import { startWords } from "./lib/words.svelte.ts";
import { reloadOnce } from "./ui/shell/reload.ts";

const target = document.getElementById("app");
if (target) void start(target);

/** Words first, so that nothing is ever shown without them. */
async function start(at: HTMLElement): Promise<void> {
  try {
    await startWords();
  } catch (error) {
    if (reloadOnce()) return;
    throw error;
  }
  at.replaceChildren();
  mount(App, { target: at });
}
