/** Pages of a list (contract C3.11): an opaque cursor that names the last row shown, and the Link header (RFC 8288). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalid } from '../../domain/problems.ts';

/** The place after which the next page begins: the sort value of the last row and its id. */
export type Cursor = { at: string; id: string };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for a UUID in its usual form; PostgreSQL would also take braces, which no id of ours has. */
export function isId(text: string): boolean {
  return UUID.test(text);
}

/** The cursor that names a place. */
export const writeCursor = ({ at, id }: Cursor): string => Buffer.from(`${at} ${id}`).toString('base64url');

/** The place a cursor names, or `null` where none was sent; throws 400 for one we did not make. */
export function readCursor(text: string | null, isPlace: (at: string) => boolean): Cursor | null {
  if (text === null) return null;
  const [at = '', id = ''] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  if (!isPlace(at) || !isId(id) || writeCursor({ at, id }) !== text)
    throw invalid('cursor', 'cursor is not one that a list gave');
  return { at, id };
}

/**
 * The rows of this page, of a query that asked for one more than `limit`; where there is one more, the Link header
 * names the next page, with the same filters.
 */
export function page<Row>(
  rows: Row[],
  limit: number,
  cursorOf: (row: Row) => string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Row[] {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  if (rows.length > limit && last) reply.header('Link', `<${nextAddress(request.url, cursorOf(last))}>; rel="next"`);
  return shown;
}

function nextAddress(address: string, cursor: string): string {
  // Only the first question mark divides: a later one belongs to a value.
  const [path = '', ...query] = address.split('?');
  const parameters = new URLSearchParams(query.join('?'));
  parameters.set('cursor', cursor);
  return `${path}?${parameters}`;
}
