/** Translates messages in successful responses, as refusals are (C14.7). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageFor } from './language.ts';
import { REFUSAL_LANGUAGES, translateMessage } from './translate.ts';

/** Sets `Content-Language`. */
export function inRequestedLanguage(request: FastifyRequest, reply: FastifyReply): (message: string) => string {
  const language = languageFor(request.headers['accept-language'], REFUSAL_LANGUAGES);
  reply.header('Content-Language', language).header('Vary', 'Accept-Language');
  return (message) => translateMessage(language, message);
}
