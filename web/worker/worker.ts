/**
 * The service worker (C15.1): serves `/submit` in its scope's language, its files and three API responses; everything
 * else bypasses it.
 */
import { files, version } from 'virtual:page-files';
import { WAITING_NAME } from '../components/waiting/database-name.ts';
import { deliver } from '../components/waiting/sending/deliver.ts';
import type { ExtendableEvent, FetchEvent, ServiceWorkerScope, SyncEvent } from './events.ts';

const worker = self as unknown as ServiceWorkerScope;

/** Network timeout. */
const TIMEOUT_MS = 3_000;
/** `/submit`, or `/de/submit`. */
const PAGE = new URL(worker.registration.scope).pathname;
const CACHE = `${PAGE} ${version}`;
const CALLS = ['/api/clubs', '/api/common-fields', '/api/submission-key'];
const FILES = new Set(Object.values(files).flat());
/** Cached with the form (C10.6). */
const CLUB_QUERY = /^\?club=[\da-f-]{36}$/i;

const scriptsOf = (html: string): readonly string[] => html.match(/\/assets\/[\w-]+\.js/g) ?? [];

/** True for HTML that uses this worker's files, not a newer release's. */
function belongsToThisRelease(html: string): boolean {
  const scripts = scriptsOf(html);
  return scripts.length > 0 && scripts.every((path) => FILES.has(path));
}

/** False for a page that something else puts in place of an answer: a captive portal, a maintenance page. */
async function isOurs(key: string, response: Response): Promise<boolean> {
  if (key.startsWith(PAGE)) return scriptsOf(await response.clone().text()).length > 0;
  const type = response.headers.get('Content-Type') ?? '';
  return CALLS.includes(key) ? type.startsWith('application/json') : !type.startsWith('text/html');
}

const pathAndQuery = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: 'no-cache' });
  const html = await page.clone().text();
  const language = /<html lang="(\w+)"/.exec(html)?.[1] ?? '';
  if (!page.ok || !belongsToThisRelease(html)) throw new Error('the page belongs to another release');
  await Promise.all([cache.put(PAGE, page), cache.addAll([...(files[language] ?? []), ...CALLS])]);
  const open = await worker.clients.matchAll({ includeUncontrolled: true });
  const forClubs = open.map(({ url }) => pathAndQuery(url)).filter((key) => CLUB_QUERY.test(key.slice(PAGE.length)));
  await Promise.all(forClubs.filter((key) => key.startsWith(PAGE)).map((key) => cache.add(key)));
}

async function removeOldCaches(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(`${PAGE} `) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The cache key; null for other requests. */
function cacheKey({ method, url, mode }: Request): string | null {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return null;
  if (mode === 'navigate') return pathname === PAGE ? pathname + search : null;
  return search === '' && (FILES.has(pathname) || CALLS.includes(pathname)) ? pathname : null;
}

async function cacheResponse(key: string, response: Response): Promise<void> {
  const isPage = key.startsWith(PAGE);
  if (isPage && key !== PAGE && !CLUB_QUERY.test(key.slice(PAGE.length))) return;
  if (isPage && !belongsToThisRelease(await response.clone().text())) return;
  await (await caches.open(CACHE)).put(key, response);
}

async function cached(key: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return (await cache.match(key)) ?? (key.startsWith(PAGE) ? cache.match(PAGE) : undefined);
}

/** Null for a response that the cached one should replace. */
async function usable(key: string, response: Response): Promise<Response | null> {
  return response.status < 500 && (!response.ok || (await isOurs(key, response))) ? response : null;
}

/** Network first; the cached response on failure or timeout. */
async function respond(event: FetchEvent, key: string): Promise<Response> {
  const network = fetch(event.request);
  const networkResponse = await Promise.race([
    network.then((response) => usable(key, response)).catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null)),
  ]);
  if (networkResponse) {
    if (networkResponse.ok && !networkResponse.redirected) event.waitUntil(cacheResponse(key, networkResponse.clone()));
    return networkResponse;
  }
  return (await cached(key)) ?? network;
}

worker.addEventListener('install', (event: ExtendableEvent) => {
  event.waitUntil(install().then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event: ExtendableEvent) => {
  event.waitUntil(removeOldCaches().then(() => worker.clients.claim()));
});
worker.addEventListener('fetch', (event: FetchEvent) => {
  const key = cacheKey(event.request);
  if (key !== null) event.respondWith(respond(event, key));
});
worker.addEventListener('sync', (event: SyncEvent) => {
  if (event.tag !== WAITING_NAME) return;
  const sending = deliver().then(({ hasRemaining }) => {
    // The browser retries after a failure.
    if (hasRemaining) throw new Error('some reports are still waiting');
  });
  event.waitUntil(sending);
});
