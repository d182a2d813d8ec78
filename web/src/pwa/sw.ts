/** The service worker: an offline page, and files that need not be fetched twice. */

import { answer, keep, type Plan, tidy, type World } from "./keeping.ts";

/** The server writes it before this script. */
declare const PLAN: Plan;

// The types of workers and of pages exclude each other, so the few that are needed stand here.
type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Event & { request: Request; respondWith(answer: Promise<Response>): void };
declare const clients: { claim(): Promise<void> };

const world: World = {
  caches,
  fetch: (request, init) => fetch(request, init),
  languages: navigator.languages,
};

// A new worker waits until every page of the old version is closed: nothing is ever mixed.
addEventListener("install", (event) => (event as Waiting).waitUntil(keep(PLAN, world)));
addEventListener("activate", (event) =>
  (event as Waiting).waitUntil(tidy(PLAN, world).then(() => clients.claim())),
);
addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  const answered = answer(PLAN, request, world);
  if (answered) {
    (event as Fetching).respondWith(answered);
  }
});
