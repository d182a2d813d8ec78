import { untrack } from "svelte";
import { readItem, writeItem } from "../lib/storage.ts";

/** A key, or two after each other ("g h"), and what it does. */
export interface Shortcut {
  key: string;
  label: string;
  run: () => void;
  /** Whether it is there now; always if not given. */
  when?: () => boolean;
}

const STORAGE_KEY = "palifico-keys";
const SEQUENCE_TIMEOUT_MS = 1000;
const TYPED = ":is(input:not([type=radio],[type=checkbox],[type=button]), textarea, select)";
const TAKES_KEYS = ":is(a, button, summary, input, [role=spinbutton], [role=tab], [role=slider])";
const NATIVE = new Set(["enter", " ", "arrowup", "arrowdown", "arrowleft", "arrowright"]);

let lists = $state.raw<readonly (readonly Shortcut[])[]>([]);
let wanted = $state(readItem(STORAGE_KEY) !== "off");
let before = "";
let timer: ReturnType<typeof setTimeout> | undefined;

/** Adds the shortcuts of a screen; the answer takes them away again. */
export function registerShortcuts(list: readonly Shortcut[]): () => void {
  change((now) => [...now, list]);
  return () => change((now) => now.filter((one) => one !== list));
}

/** All that are there now, the newest screen first. */
export function shortcuts(): Shortcut[] {
  return lists.toReversed().flat();
}

/** Whether single keys do something: who dictates or hits keys by accident turns them off. */
export function shortcutsOn(): boolean {
  return wanted;
}

/** Turns all shortcuts on or off, and remembers it. */
export function turnShortcuts(on: boolean): void {
  wanted = on;
  writeItem(STORAGE_KEY, on ? null : "off");
}

/** Runs what the key stands for; the shell listens with it. */
export function onKey(event: KeyboardEvent): void {
  if (!wanted || event.defaultPrevented || event.repeat || !isFree(event)) return;
  const key = event.key.toLowerCase();
  const found = find(`${before} ${key}`) ?? find(key);
  remember(found ? "" : key);
  if (!found) return;
  event.preventDefault();
  found.run();
}

/** An effect that registers shortcuts must not depend on the lists of other screens. */
function change(to: (now: typeof lists) => typeof lists): void {
  lists = to(untrack(() => lists));
}

function find(keys: string): Shortcut | undefined {
  return shortcuts().find((one) => one.key.toLowerCase() === keys && (one.when?.() ?? true));
}

function remember(key: string): void {
  clearTimeout(timer);
  before = key;
  timer = setTimeout(() => {
    before = "";
  }, SEQUENCE_TIMEOUT_MS);
}

/** Whether the key is free: no field, pressed button, browser command or dialog takes it. */
function isFree(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return false;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (document.querySelector("dialog[open]")) return false;
  if (!target) return true;
  if (target.isContentEditable || target.matches(TYPED)) return false;
  return !(NATIVE.has(event.key.toLowerCase()) && target.closest(TAKES_KEYS));
}
