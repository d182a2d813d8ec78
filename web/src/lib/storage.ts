/** Web storage: small texts that the browser keeps; it may refuse to keep anything. */

/** `local` lasts between visits, `session` as long as the tab. */
type Area = "local" | "session";

/** Return what is stored under a name. */
export function readItem(name: string, area: Area = "local"): string | null {
  try {
    return storage(area).getItem(name);
  } catch {
    return null;
  }
}

/** Store a text; null removes it. */
export function writeItem(name: string, value: string | null, area: Area = "local"): void {
  try {
    if (value === null) storage(area).removeItem(name);
    else storage(area).setItem(name, value);
  } catch {
    // Then it is chosen anew on the next visit.
  }
}

/** Return what is stored as JSON, or null if it cannot be read. */
export function readJson(name: string, area: Area = "local"): unknown {
  try {
    return JSON.parse(readItem(name, area) ?? "null");
  } catch {
    return null;
  }
}

/** Even to name it throws where a browser allows no storage. */
function storage(area: Area): Storage {
  return area === "local" ? localStorage : sessionStorage;
}
