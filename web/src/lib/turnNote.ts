/** Notes of the browser that it is my turn, while the page is in the background and if it may. */

/** What the browser says about notes: it may be asked only at `default`. */
export function notePermission(): NotificationPermission | "none" {
  return typeof Notification === "undefined" ? "none" : Notification.permission;
}

/** Ask the reader; call it from a press only. */
export async function askForNotes(): Promise<NotificationPermission | "none"> {
  return notePermission() === "none" ? "none" : Notification.requestPermission();
}

/** Show that it is my turn at a table: nothing but that, and the table's name. */
export function noteTurn(title: string, table: string, path: string): void {
  if (!document.hidden || notePermission() !== "granted") return;
  try {
    const note = new Notification(title, { body: table, tag: path });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones show notes only from a service worker: the title tells it, too.
  }
}
