/** Messages about a request in a successful answer, in the same language as refusals (contract C14.7). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageFor } from './language.ts';
import { REFUSAL_LANGUAGES, saidIn } from './translate.ts';

/** Gives complaints in the best of the nine languages for `Accept-Language`, and sets `Content-Language`. */
export function inAskedLanguage(request: FastifyRequest, reply: FastifyReply): (given: string) => string {
  const language = languageFor(request.headers['accept-language'], REFUSAL_LANGUAGES);
  reply.header('Content-Language', language).header('Vary', 'Accept-Language');
  return (given) => saidIn(language, given);
}
