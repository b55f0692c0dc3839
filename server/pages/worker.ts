/** The service worker of `/submit` (C15.1) and the manifest (C15.6). */
import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { SITE_MAP } from '../../domain/site-map.ts';
import { noReportChange } from '../http/public-cache/public-history.ts';
import type { Services } from '../services.ts';

/** The worker may connect to our own server, and do nothing else. */
const POLICY = "default-src 'none'; connect-src 'self'";

/** Removes an installed worker and its cache; waiting reports stay. */
export const REMOVING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const removed = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(removed.then(() => self.registration.unregister()));
});
`;

const SCRIPT = 'text/javascript; charset=utf-8';
const MANIFEST = 'application/manifest+json; charset=utf-8';

const icon = (size: string, purpose: 'any' | 'maskable') => {
  const src = size === 'any' ? '/favicon.svg' : `/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`;
  return {
    src,
    sizes: size === 'any' ? 'any' : `${size}x${size}`,
    type: size === 'any' ? 'image/svg+xml' : 'image/png',
    purpose,
  };
};

const manifestOf = (productName: string) => ({
  id: SITE_MAP.submit.path,
  name: productName,
  short_name: productName,
  start_url: SITE_MAP.submit.path,
  scope: '/',
  display: 'standalone',
  // The dark theme's background (web/theme.ts).
  background_color: '#081521',
  theme_color: '#081521',
  icons: [icon('192', 'any'), icon('512', 'any'), icon('512', 'maskable'), icon('any', 'any')],
});

/** Serves the removing worker if the offline form is off, or `file` is missing. */
export function serveWorker(app: FastifyInstance, { site, offlineForm }: Services, file: string): void {
  const script = offlineForm && existsSync(file) ? readFileSync(file) : Buffer.from(REMOVING_WORKER);
  const files = {
    '/sw.js': { body: script, type: SCRIPT },
    '/manifest.webmanifest': { body: Buffer.from(JSON.stringify(manifestOf(site.productName))), type: MANIFEST },
  };
  for (const [address, { body, type }] of Object.entries(files))
    app.get(address, async (_, reply) => {
      const response = await app.publicResponseCache.get(address, async () => ({
        body,
        type,
        link: undefined,
        invalidatedBy: noReportChange,
      }));
      if (type === SCRIPT) reply.header('Content-Security-Policy', POLICY);
      return reply.type(type).header('Cache-Control', 'public, no-cache').send(response.body);
    });
}
