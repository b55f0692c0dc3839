/** Permission matrix rows for a receipt code (C10.3, C15.7, C19.7), in the order of actors in rights.test.ts. */
import { randomUUID } from 'node:crypto';
import { someCode } from '../receipt/with-code.ts';
import { EVERYBODY, REVIEWED } from './rights-statuses.ts';

/** Rows of the matrix. */
export const RECEIPT_RIGHTS: [call: string, statuses: string, body?: () => unknown][] = [
  ['POST /api/receipt', EVERYBODY(200), () => ({ code: ':code' })],
  ['POST /api/receipt', EVERYBODY(404), () => ({ code: someCode() })],
  ['POST /api/receipt/messages', EVERYBODY(201), () => ({ code: ':code', body: 'I forgot the wind.' })],
  ['POST /api/receipt/open', EVERYBODY(404), () => ({ token: randomUUID() })],
  ['POST /api/receipt/details', EVERYBODY(200), () => ({ code: ':code', model: 'ASK 21' })],
  ['GET /api/reports/:heard/details-added', REVIEWED],
  ['POST /api/receipt/erase-contact', EVERYBODY(204), () => ({ code: ':code' })],
];
