// @ts-check
/** Building and exchanging pieces of the page. */

/** @typedef {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} Props */
/** @typedef {Node | string | number | null | false | undefined} Child */

const SVG = "http://www.w3.org/2000/svg";
const HERE = new URL(".", import.meta.url).pathname;
const keys = new WeakMap();

/**
 * An element: `h("button.main", {onclick}, "text")`.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T | `${T}.${string}`} what
 * @param {Props | null} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(what, props, ...children) {
  const [tag, ...classes] = what.split(".");
  const element = /** @type {HTMLElementTagNameMap[T]} */ (document.createElement(String(tag)));
  if (classes.length) element.className = classes.join(" ");
  for (const [name, value] of Object.entries(props ?? {})) set(element, name, value);
  element.append(...pieces(children));
  return element;
}

/**
 * A drawing out of one of our own files.
 *
 * @param {string} file
 * @param {string} name
 * @param {string} classes
 */
export function drawing(file, name, classes) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("class", classes);
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `${HERE}${file}.svg#${name}`);
  svg.append(use);
  return svg;
}

/**
 * Put other content into a place, unless it would be the same; whoever had the focus keeps it.
 *
 * @param {HTMLElement} place
 * @param {unknown} key says what is shown
 * @param {() => (Child | Child[])} build
 */
export function show(place, key, build) {
  const text = JSON.stringify(key);
  if (keys.get(place) === text) return;
  keys.set(place, text);
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  const unfolded = [...place.querySelectorAll("details[open] > summary")].map(({ id }) => id);
  place.replaceChildren(...pieces([build()]));
  for (const id of unfolded) document.getElementById(id)?.parentElement?.setAttribute("open", "");
  if (focused) refocus(place, focused.id);
}

/** The focus stays with what has the same id, else in the same place. @param {HTMLElement} place @param {string} id */
function refocus(place, id) {
  const first = place.querySelector("[data-first]");
  const again =
    (id && document.getElementById(id)) || (first instanceof HTMLElement ? first : place);
  again.focus();
}

/** Forget what is shown where, since the language has changed. @param {HTMLElement[]} places */
export function forget(places) {
  for (const place of places) keys.delete(place);
}

/** @param {string} label @param {() => void} onclick @param {Props} [props] */
export function button(label, onclick, props) {
  return h("button", { type: "button", ...props, onclick }, label);
}

/**
 * A label and what it is for.
 *
 * @param {string} label
 * @param {HTMLElement} input
 * @param {string} [more]
 */
export function field(label, input, more = "") {
  return h("label.field", null, h("span", null, label), input, more && h("small", null, more));
}

/**
 * @param {[value: string, text: string][]} choices
 * @param {string} chosen
 * @param {Props} [props]
 */
export function select(choices, chosen, props) {
  const options = choices.map(([value, text]) =>
    h("option", { value, selected: value === chosen }, text),
  );
  return h("select", props ?? {}, ...options);
}

/** @param {Element} element @param {string} name @param {Props[string]} value */
function set(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (typeof value === "function") element.addEventListener(name.slice(2), value);
  else element.setAttribute(name, value === true ? "" : String(value));
}

/** @param {(Child | Child[])[]} children @returns {(Node | string)[]} */
function pieces(children) {
  const flat = /** @type {Child[]} */ (children.flat());
  return flat
    .filter((child) => child !== null && child !== undefined && child !== false && child !== "")
    .map((child) => (typeof child === "number" ? String(child) : /** @type {Node} */ (child)));
}
