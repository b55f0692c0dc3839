/** robots.txt, sitemap.xml and security.txt. */

import type { FastifyInstance, FastifyReply } from 'fastify';
import { DAY_MS } from '../../domain/durations.ts';
import { LANGUAGES, type Language } from '../../domain/language/languages.ts';
import { prefixOf, withPrefix } from '../../domain/language/url-prefix.ts';
import { Problem } from '../../domain/problems.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import { originOf } from '../http/origin.ts';
import { anyReportChange } from '../http/public-cache/public-history.ts';
import type { Services } from '../services.ts';
import { publishedIds } from './queries.ts';

/** The unsubscribe page is useless without its link. */
const PAGES = Object.values(SITE_MAP)
  .filter(({ group, path }) => group !== 'staff' && path !== SITE_MAP.unsubscribe.path)
  .map(({ path }) => path);

function robots(origin: string | null): string {
  const map = origin === null ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\nDisallow: /manager\nDisallow: /api/\n${map}`;
}

/** Public pages and reports in each language (C14.2). No dates: a copy has only the day (C3.9). */
function sitemap(origin: string, ids: readonly string[], defaultLanguage: Language): string {
  const paths = [...PAGES, ...ids.map((id) => `/reports?report=${id}`)];
  const start = `<url><loc>${origin.replaceAll('&', '&amp;')}`;
  const addresses = LANGUAGES.flatMap((language) => {
    const prefix = prefixOf(language, defaultLanguage);
    return paths.map((path) => withPrefix(prefix, path));
  });
  const entries = addresses.map((address) => `${start}${address}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`;
}

const VALID_MS = 180 * DAY_MS;

/** RFC 9116: the operator's contact, valid for half a year. */
function securityText(contact: string, origin: string | null, now: Date): string {
  const until = new Date(now.getTime() + VALID_MS).toISOString().slice(0, 10);
  const canonical = origin === null ? '' : `Canonical: ${origin}${SECURITY_TEXT}\n`;
  return `Contact: mailto:${contact}\nExpires: ${until}T00:00:00Z\n${canonical}Preferred-Languages: en\n`;
}

const SECURITY_TEXT = '/.well-known/security.txt';

export function serveCrawlers(
  app: FastifyInstance,
  { publicUrl, database, site, clock, hasContact, defaultLanguage }: Services,
): void {
  const send = (reply: FastifyReply, type: string, body: string | Buffer) =>
    reply.type(`text/${type}; charset=utf-8`).header('Cache-Control', 'public, no-cache').send(body);

  app.get('/robots.txt', async (request, reply) => send(reply, 'plain', robots(originOf(request, publicUrl))));

  if (hasContact)
    app.get(SECURITY_TEXT, async (request, reply) =>
      send(reply, 'plain', securityText(site.contactEmail, originOf(request, publicUrl), clock())),
    );

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request, publicUrl);
    if (origin === null) throw new Problem('request/not-found');
    // No request's address contains a space, so this key never clashes. A hidden report is gone at once (C3.16).
    const { body } = await app.publicResponseCache.get(`${origin} /sitemap.xml`, async () => ({
      body: Buffer.from(sitemap(origin, await database.publicRead(publishedIds), defaultLanguage)),
      type: 'text/xml; charset=utf-8',
      link: undefined,
      invalidatedBy: anyReportChange,
    }));
    return send(reply, 'xml', body);
  });
}
