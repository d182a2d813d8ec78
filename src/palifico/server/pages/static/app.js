// @ts-check
/** The page begins here: words, who I am, and what the address asks for. */

import { ask, whoAmI } from "./api.js";
import { DicePage } from "./dice_page.js";
import { h, select } from "./dom.js";
import { GamePage } from "./game_page.js";
import { HomePage } from "./home.js";
import { TablePage } from "./table.js";
import { chooseLang, LANGS, lang, loadWords, t } from "./words.js";

const main = document.getElementById("main") ?? document.body;
const footer = h("footer", null);

/** What stands under every page. @param {{retell: () => void}} page */
function foot(page) {
  const chosen = async (/** @type {Event} */ event) => {
    await chooseLang(/** @type {HTMLSelectElement} */ (event.target).value);
    page.retell();
    foot(page);
    document.getElementById("lang")?.focus();
  };
  const langs = select(Object.entries(LANGS), lang(), {
    id: "lang",
    "aria-label": t("page-language"),
    onchange: chosen,
  });
  footer.replaceChildren(
    langs,
    h("a", { href: `/rules?lang=${lang()}` }, t("page-rules")),
    h("a", { href: "/dice" }, t("page-dice-statistics")),
  );
}

/** The page for an address. */
async function pageFor() {
  const [, kind, id = ""] = location.pathname.split("/");
  if (kind === "g") return new GamePage(main, id);
  if (kind === "dice") return new DicePage(main);
  const [me, about] = await Promise.all([whoAmI(), ask("GET", "/api/meta")]);
  if (kind === "c") {
    const found = await ask("GET", `/api/codes/${id}`);
    history.replaceState(null, "", `/t/${found.id}`);
    return new TablePage(main, found.id);
  }
  return kind === "t" ? new TablePage(main, id) : new HomePage(main, me, about);
}

try {
  await loadWords();
  foot(await pageFor());
  document.body.append(footer);
} catch (error) {
  const why =
    error instanceof TypeError
      ? t("page-unreachable")
      : String(error instanceof Error ? error.message : error);
  main.replaceChildren(
    h("p.alert", { role: "alert" }, why),
    h("p", null, h("a", { href: "/" }, t("page-home"))),
  );
  throw error;
}
