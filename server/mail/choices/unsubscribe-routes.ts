/**
 * The unsubscribe page: only a `POST` unsubscribes, without sign-in or scripts (C9.5). Mail programs send it as a form,
 * from any origin (RFC 8058).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES } from '../../../domain/language/languages.ts';
import { prefixOf } from '../../../domain/language/url-prefix.ts';
import type { PageData, RendererOf } from '../../../domain/page.ts';
import { SITE_MAP } from '../../../domain/site-map.ts';
import { pagePolicy } from '../../http/headers.ts';
import type { Services } from '../../services.ts';
import { findLink, unsubscribeByLink } from './queries.ts';

const HTML = 'text/html; charset=utf-8';
const TOKEN = /^[\w-]{43}$/;

/** One page in each language (C14.1). An unknown link is 404. */
export function unsubscribeRoutes(app: FastifyInstance, services: Services, rendererOf: RendererOf): void {
  const { database, site, publicUrl, clock, defaultLanguage } = services;

  const linkOf = async (request: FastifyRequest) => {
    const { link } = request.query as { link?: unknown };
    return typeof link === 'string' && TOKEN.test(link) ? findLink(database.db, link) : undefined;
  };

  for (const language of LANGUAGES) {
    const path = prefixOf(language, defaultLanguage) + SITE_MAP.unsubscribe.path;
    const answer = async (reply: FastifyReply, stop: PageData['stop']) => {
      const render = await rendererOf(language);
      const data = { site, ...(publicUrl && { publicUrl }), stop: stop ?? null };
      const { status, html } = render(SITE_MAP.unsubscribe.path, data);
      reply.header('Content-Security-Policy', pagePolicy(html, 'self')).header('Cache-Control', 'no-store');
      return reply.code(status).type(HTML).header('Content-Language', language).send(html);
    };

    app.get(path, async (request, reply) => {
      const found = await linkOf(request);
      return answer(reply, found && { topic: found.topic, link: found.token, isDone: found.isDone });
    });

    app.post(path, { config: { acceptsAnyOrigin: true } }, async (request, reply) => {
      const found = await linkOf(request);
      if (found) await unsubscribeByLink(database.db, found, clock());
      return answer(reply, found && { topic: found.topic, link: found.token, isDone: true });
    });
  }
}
