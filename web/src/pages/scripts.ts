/** The scripts of the plain page, which the server sends as they are. */

const STATIC = new URL("../../../src/palifico/server/pages/static/", import.meta.url);

/** One of them, without its types: it has tests of its own kind. */
// biome-ignore lint/suspicious/noExplicitAny: the page's scripts are checked by another configuration
export async function script(name: string): Promise<any> {
  return import(/* @vite-ignore */ new URL(`${name}.js`, STATIC).href);
}
