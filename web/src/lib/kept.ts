/** Small things that the browser keeps between visits; it may refuse to keep anything. */

/** What was kept under a name. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keep something; null forgets it. */
export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Then it is chosen anew on the next visit.
  }
}

/** What was kept as JSON, if it can still be read. */
export function keptJson(name: string): unknown {
  try {
    return JSON.parse(kept(name) ?? "null");
  } catch {
    return null;
  }
}
