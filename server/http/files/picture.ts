/** The headers of a picture that somebody sent: a browser may show it and do nothing else with it (contract C6.5, C16.3). */
import type { FastifyReply } from 'fastify';

/** Sets the headers of every picture. Its type is always image/jpeg, and every answer has nosniff. */
export function pictureHeaders(reply: FastifyReply): void {
  reply
    .header('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .header('Cross-Origin-Resource-Policy', 'same-origin')
    .header('Content-Disposition', 'inline; filename="photo.jpg"');
}
