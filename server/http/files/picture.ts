/** A picture that somebody sent, as it goes out: shown, and nothing else (contract C6.5, C16.3). */
import type { FastifyReply } from 'fastify';

/** Sets what holds for every picture; it is only ever image/jpeg, and nosniff stands on every answer. */
export function pictureHeaders(reply: FastifyReply): void {
  reply
    .header('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .header('Cross-Origin-Resource-Policy', 'same-origin')
    .header('Content-Disposition', 'inline; filename="photo.jpg"');
}
