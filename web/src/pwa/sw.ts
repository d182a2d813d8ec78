/** The service worker: an offline page, and files that need not be fetched twice. */

import {
  type CacheManifest,
  deleteOldCaches,
  precache,
  respond,
  type WorkerEnvironment,
} from "./cachePolicy.ts";

/** The server writes it before this script. */
declare const PLAN: CacheManifest;

// The types of workers and of pages exclude each other, so the few that are needed stand here.
type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Event & { request: Request; respondWith(answer: Promise<Response>): void };
declare const clients: { claim(): Promise<void> };

const env: WorkerEnvironment = {
  caches,
  fetch: (request, init) => fetch(request, init),
  languages: navigator.languages,
};

// A new worker waits until every page of the old version is closed: nothing is ever mixed.
addEventListener("install", (event) => (event as Waiting).waitUntil(precache(PLAN, env)));
addEventListener("activate", (event) =>
  (event as Waiting).waitUntil(deleteOldCaches(PLAN, env).then(() => clients.claim())),
);
addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  const answered = respond(PLAN, request, env);
  if (answered) {
    (event as Fetching).respondWith(answered);
  }
});
