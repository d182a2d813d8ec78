/** What the service worker keeps, and when it answers with it. */

/** What belongs together: made by the server, anew for each version of the client. */
export interface Plan {
  version: string;
  /** The shell, in which the client runs without a server. */
  shell: string;
  /** The page that is shown when there is no other. */
  offline: string;
  /** Where the shell does without a server. */
  alone: string[];
  files: string[];
  /** The file of the words of each language. */
  words: Record<string, string>;
}

/** The browser's, or a test's. */
export interface World {
  caches: CacheStorage;
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  languages: readonly string[];
}

const PREFIX = "palifico-";
const VERSION = "Palifico-Version";
const UNREACHABLE = [502, 503, 504];
/** The server packs and speaks as it is asked; what is kept is unpacked, and of the reader. */
const WHATEVER = { ignoreVary: true };

/** Fetch and keep all that the version needs; fails if the server has another one by now. */
export async function keep(plan: Plan, world: World): Promise<void> {
  const cache = await world.caches.open(PREFIX + plan.version);
  const lang = world.languages.map((one) => one.slice(0, 2)).find((one) => one in plan.words);
  const words = plan.words[lang ?? "en"];
  const files = words === undefined ? plan.files : [...plan.files, words];
  await Promise.all([
    ...[plan.shell, plan.offline].map(async (page) => {
      const answer = await world.fetch(page, { cache: "reload" });
      if (!answer.ok || answer.headers.get(VERSION) !== plan.version) {
        throw new Error(`${page} is not of this version`);
      }
      await cache.put(page, answer);
    }),
    ...files.map((file) => cache.add(file)),
  ]);
}

/** Forget what other versions kept: when a worker begins its work, no page of theirs is open. */
export async function tidy(plan: Plan, { caches }: World): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== PREFIX + plan.version,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The answer to a request, or null: let the browser do as always. */
export function answer(plan: Plan, request: Request, world: World): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === new URL(plan.shell, request.url).origin && request.method === "GET";
  if (!isOurs || pathname.startsWith("/api/")) {
    return null;
  }
  if (request.mode === "navigate") {
    return page(plan, request, world);
  }
  return pathname.startsWith("/static/") ? file(plan, request, world) : null;
}

/** From the server if it can be reached at all: only it knows which version is the newest. */
async function page(plan: Plan, request: Request, world: World): Promise<Response> {
  const fresh = await world.fetch(request).catch(() => null);
  if (fresh && !UNREACHABLE.includes(fresh.status)) {
    return fresh;
  }
  const { pathname } = new URL(request.url);
  const isAlone = plan.alone.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  const cache = await world.caches.open(PREFIX + plan.version);
  const kept = await cache.match(isAlone ? plan.shell : plan.offline, WHATEVER);
  return kept ?? fresh ?? Response.error();
}

/** A file's name tells what is in it, so one that is kept is right whatever the version. */
async function file(plan: Plan, request: Request, world: World): Promise<Response> {
  const cache = await world.caches.open(PREFIX + plan.version);
  const kept = await cache.match(request, WHATEVER);
  if (kept) {
    return kept;
  }
  const fresh = await world.fetch(request);
  if (fresh.ok) {
    await cache.put(request, fresh.clone());
  }
  return fresh;
}
