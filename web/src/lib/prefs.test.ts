import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { prefs, readPrefs, stillness } from "./prefs.svelte.ts";
import { readJson } from "./storage.ts";

describe("preferences", () => {
  it("are shown to style sheets and kept", () => {
    Object.assign(prefs, { theme: "contrast", dice: "large", motion: "none", shapes: false });
    flushSync();
    expect({ ...document.documentElement.dataset }).toMatchObject({
      ...{ theme: "contrast", dice: "large", motion: "none", shapes: "off" },
    });
    expect(readJson("palifico-prefs")).toMatchObject({ theme: "contrast", shapes: false });
    expect(stillness()).toBe(true);
    prefs.motion = "full";
    expect(stillness()).toBe(false);
  });

  it("that cannot be are as at first", () => {
    const first = readPrefs(null);
    expect(first).toMatchObject({ theme: "auto", motion: "auto", dice: "normal", shapes: false });
    expect(readPrefs({ theme: "plaid", dice: 7, sound: "yes" })).toEqual(first);
    expect(readPrefs({ theme: "dark", sound: false })).toEqual({
      ...first,
      theme: "dark",
      sound: false,
    });
  });

  it("follow another tab", () => {
    localStorage.setItem("palifico-prefs", JSON.stringify({ theme: "light" }));
    dispatchEvent(new StorageEvent("storage", { key: "palifico-prefs" }));
    expect(prefs.theme).toBe("light");
  });
});
