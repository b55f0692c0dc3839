/** A browser may show a photo, but do nothing else with it (C6.5, C16.3). */
import type { FastifyReply } from 'fastify';

/** A photo's type is always image/jpeg, and every response has nosniff. */
export function pictureHeaders(reply: FastifyReply): void {
  reply
    .header('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .header('Cross-Origin-Resource-Policy', 'same-origin')
    .header('Content-Disposition', 'inline; filename="photo.jpg"');
}
