/** The words for the kinds of accounts. */

/** Message ids of the kinds of accounts that have a page. */
export const KIND_WORDS: Readonly<Record<string, string>> = {
  guest: "people-kind-guest",
  person: "people-kind-person",
  bot: "people-kind-bot",
  house: "people-kind-house",
};
