/**
 * Where the link in a mail leads (contract C9.5): a page with a button, which a `POST` alone makes do something, without
 * sign-in and without script. RFC 8058: mail programs send that POST by themselves, from anywhere, as a form.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderPage } from '../../../domain/page.ts';
import { SITE_MAP } from '../../../domain/site-map.ts';
import { pagePolicy } from '../../http/headers.ts';
import type { Services } from '../../services.ts';
import { findLink, stopByLink } from './queries.ts';

const HTML = 'text/html; charset=utf-8';
const TOKEN = /^[\w-]{43}$/;

/** GET, POST /stop-mails. An unknown link is 404, in words. */
export function stopRoutes(app: FastifyInstance, services: Services, render: RenderPage): void {
  const { database, site, publicUrl, clock } = services;

  const answer = (reply: FastifyReply, stop: Parameters<RenderPage>[1]['stop']) => {
    const { status, html } = render(SITE_MAP.stop.path, { site, ...(publicUrl && { publicUrl }), stop: stop ?? null });
    reply.header('Content-Security-Policy', pagePolicy(html, 'self')).header('Cache-Control', 'no-store');
    return reply.code(status).type(HTML).send(html);
  };

  const linkOf = async (request: FastifyRequest) => {
    const { link } = request.query as { link?: unknown };
    return typeof link === 'string' && TOKEN.test(link) ? findLink(database.db, link) : undefined;
  };

  app.get(SITE_MAP.stop.path, async (request, reply) => {
    const found = await linkOf(request);
    return answer(reply, found && { topic: found.topic, link: found.token, isDone: found.isDone });
  });

  app.post(SITE_MAP.stop.path, { config: { isOpenToAll: true } }, async (request, reply) => {
    const found = await linkOf(request);
    if (found) await stopByLink(database.db, found, clock());
    return answer(reply, found && { topic: found.topic, link: found.token, isDone: true });
  });
}
