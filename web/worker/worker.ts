/**
 * The service worker: what can be read without a connection, and messages while the page is closed.
 *
 * A page is asked for from the server first, so that nobody sees an old one; files with a hash in
 * their names never change. Texts, cards and rulebooks of games that were played here are kept for
 * reading. What tables and campaigns answer is never kept.
 */

/** Put in by the build: which client this is, and the files of its shell. */
declare const SHELL: { version: string; files: string[] };

const worker = self as unknown as ServiceWorkerGlobalScope;

const SHELL_CACHE = `questhall-${SHELL.version}`;
const READ_CACHE = "questhall-read";
const PAGE = "/";
const READABLE =
  /^\/api\/(games|games\/[^/]+\/(texts|catalogue|rulebook)\/[a-z]+|packs\/[^/]+\/icons)$/;
const TEXTS = /^\/api\/games\/([^/]+)\/texts\/([a-z]+)$/;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL_CACHE).then((cache) => cache.addAll([PAGE, ...SHELL.files])));
});

/** Older shells go; what was kept for reading stays. */
worker.addEventListener("activate", (event) => {
  const forget = async (): Promise<void> => {
    const names = await caches.keys();
    const old = names.filter((name) => name !== SHELL_CACHE && name !== READ_CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(forget());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(lasting(request));
  else if (READABLE.test(pathname)) {
    event.respondWith(newestOf(request));
    event.waitUntil(takeAlong(pathname));
  } else if (!pathname.startsWith("/api/")) event.respondWith(orKept(request));
});

/** The page as the server has it now; without a server the one of this client. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

async function lasting(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await (await caches.open(SHELL_CACHE)).put(request, found.clone());
  return found;
}

async function orKept(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** What changes with a new version only: the newest one, or the last that was read. */
async function newestOf(request: Request): Promise<Response> {
  try {
    const found = await fetch(request);
    if (found.ok) await (await caches.open(READ_CACHE)).put(request, found.clone());
    return found;
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** Whoever plays a game may want to read its rules later: they are taken along with its texts. */
async function takeAlong(pathname: string): Promise<void> {
  const [, game, language] = TEXTS.exec(pathname) ?? [];
  if (!game || !language) return;
  const rules = `/api/games/${game}/rulebook/${language}`;
  const cache = await caches.open(READ_CACHE);
  if (!(await cache.match(rules))) await cache.add(rules).catch(() => undefined);
}

// -- messages ------------------------------------------------------------------

worker.addEventListener("push", (event) => {
  const told = event.data?.json() as { title: string; body: string; path: string } | undefined;
  if (!told) return;
  event.waitUntil(
    worker.registration.showNotification(told.title, {
      body: told.body,
      icon: "/icon-192.png",
      tag: told.path,
      data: told.path,
    }),
  );
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data ?? PAGE)));
});

/** To the table: where it is open already, or in a new window. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await worker.clients.openWindow(path);
}
