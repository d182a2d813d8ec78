/** Cache policy of the service worker: what is precached, and when it answers from the cache. */

/** What belongs together: made by the server, anew for each version of the client. */
export interface CacheManifest {
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

/** What the policy needs of the browser. */
export interface WorkerEnvironment {
  caches: CacheStorage;
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  languages: readonly string[];
}

const PREFIX = "palifico-";
const VERSION = "Palifico-Version";
const UNREACHABLE = [502, 503, 504];
/** The server packs and speaks as it is asked; what is cached is unpacked, and of the reader. */
const IGNORE_VARY = { ignoreVary: true };

/** Fetch and keep all that the version needs; fails if the server has another one by now. */
export async function precache(manifest: CacheManifest, env: WorkerEnvironment): Promise<void> {
  const cache = await env.caches.open(PREFIX + manifest.version);
  const lang = env.languages.map((one) => one.slice(0, 2)).find((one) => one in manifest.words);
  const words = manifest.words[lang ?? "en"];
  const files = words === undefined ? manifest.files : [...manifest.files, words];
  await Promise.all([
    ...[manifest.shell, manifest.offline].map(async (page) => {
      const answer = await env.fetch(page, { cache: "reload" });
      if (!answer.ok || answer.headers.get(VERSION) !== manifest.version) {
        throw new Error(`${page} is not of this version`);
      }
      await cache.put(page, answer);
    }),
    ...files.map((file) => cache.add(file)),
  ]);
}

/** Forget what other versions cached: when a worker begins its work, no page of theirs is open. */
export async function deleteOldCaches(
  manifest: CacheManifest,
  { caches }: WorkerEnvironment,
): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== PREFIX + manifest.version,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The answer to a request, or null: let the browser do as always. */
export function respond(
  manifest: CacheManifest,
  request: Request,
  env: WorkerEnvironment,
): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === new URL(manifest.shell, request.url).origin && request.method === "GET";
  if (!isOurs || pathname.startsWith("/api/")) {
    return null;
  }
  if (request.mode === "navigate") {
    return page(manifest, request, env);
  }
  return pathname.startsWith("/static/") ? file(manifest, request, env) : null;
}

/** From the server if it can be reached at all: only it knows which version is the newest. */
async function page(
  manifest: CacheManifest,
  request: Request,
  env: WorkerEnvironment,
): Promise<Response> {
  const fresh = await env.fetch(request).catch(() => null);
  if (fresh && !UNREACHABLE.includes(fresh.status)) {
    return fresh;
  }
  const { pathname } = new URL(request.url);
  const isAlone = manifest.alone.some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
  const cache = await env.caches.open(PREFIX + manifest.version);
  const cached = await cache.match(isAlone ? manifest.shell : manifest.offline, IGNORE_VARY);
  return cached ?? fresh ?? Response.error();
}

/** A file's name tells what is in it, so one that is cached is right whatever the version. */
async function file(
  manifest: CacheManifest,
  request: Request,
  env: WorkerEnvironment,
): Promise<Response> {
  const cache = await env.caches.open(PREFIX + manifest.version);
  const cached = await cache.match(request, IGNORE_VARY);
  if (cached) {
    return cached;
  }
  const fresh = await env.fetch(request);
  if (fresh.ok) {
    await cache.put(request, fresh.clone());
  }
  return fresh;
}
