import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const HSTS = 'max-age=63072000; includeSubDomains';

const DENY_ALL = "default-src 'none'; frame-ancestors 'none'";

/** Browser features that no page uses. */
const DISABLED_FEATURES = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Pages replace this policy with their own. */
export async function setSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Content-Security-Policy', DENY_ALL);
    // A page's own policy covers its scripts and styles.
    if (!request.url.startsWith('/assets/')) reply.header('Permissions-Policy', DISABLED_FEATURES);
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', HSTS);
  });
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineContents = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\b(?:src=|type="application/))[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => text,
  );

export function pagePolicy(html: string, forms: 'none' | 'self' = 'none'): string {
  const allowed = (tag: 'script' | 'style') => ["'self'", ...inlineContents(html, tag).map(hash)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${allowed('script')}`,
    `style-src ${allowed('style')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    // Scripts submit forms, except on pages that must work without them.
    `form-action '${forms}'`,
    "frame-ancestors 'none'",
  ].join('; ');
}
