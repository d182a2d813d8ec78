/** Outside address: where other devices reach this server, for links and QR codes. */

import { readAddress } from "./catalog.ts";

const HERE_ONLY = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** The origin for other devices; null when this page is reached only from this computer. */
export async function outsideOrigin(here: Location = location): Promise<string | null> {
  return HERE_ONLY.test(here.hostname) ? readAddress() : here.origin;
}
