/** Pagination (C3.11): an opaque cursor for the last row, and the Link header (RFC 8288). */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodMiniType } from 'zod/mini';
import { isId } from '../../domain/id.ts';
import { type FieldProblem, Problem } from '../../domain/problems.ts';
import * as words from '../../domain/refusals/words/en.ts';
import { isRealDay } from '../../domain/text/calendar.ts';
import { check } from '../../domain/validate.ts';

/** The last row's sort value and id. */
export type Cursor = { at: string; id: string };

/** JavaScript alone would accept 30 February. */
export function isTimestamp(at: string): boolean {
  return isRealDay(at.slice(0, 10)) && !Number.isNaN(Date.parse(at)) && new Date(at).toISOString() === at;
}

export const writeCursor = ({ at, id }: Cursor): string => Buffer.from(`${at} ${id}`).toString('base64url');

/** Null for a cursor we did not create. */
export const cursorReader =
  (isSortValue: (at: string) => boolean) =>
  (text: string): Cursor | null => {
    const [at = '', id = ''] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
    return isSortValue(at) && isId(id) && writeCursor({ at, id }) === text ? { at, id } : null;
  };

const BAD_CURSOR: FieldProblem = { path: 'cursor', message: words.badCursor };

/** `after` is null for the first page. Throws 400 with every violated rule, including an invalid cursor (C3.1). */
export function readListQuery<Query extends { cursor: string | null }, ListCursor>(
  schema: ZodMiniType<Query>,
  sent: unknown,
  read: (cursor: string) => ListCursor | null,
): { query: Query; after: ListCursor | null } {
  const checked = check(schema, sent);
  const { cursor } = 'value' in checked ? checked.value : (sent as { cursor?: unknown });
  const text = typeof cursor === 'string' ? cursor.trim() : '';
  const after = text === '' ? null : read(text);
  const errors = 'errors' in checked ? [...checked.errors] : [];
  if (text !== '' && after === null && errors.every(({ path }) => path !== 'cursor')) errors.push(BAD_CURSOR);
  if ('errors' in checked || errors.length > 0) throw new Problem('request/invalid', { errors });
  return { query: checked.value, after };
}

/** `rows`: from a query for one more than `limit`; if it returned that many, there is a next page. */
export function pageOf<Row>(
  rows: Row[],
  limit: number,
  { cursorOf, address }: { cursorOf: (row: Row) => string; address: string },
): { shown: Row[]; link: string | undefined } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  return { shown, link: isMore ? `<${nextAddress(address, cursorOf(last))}>; rel="next"` : undefined };
}

/** The next page's link keeps the filters. */
export function paginate<Row>(
  rows: Row[],
  limit: number,
  cursorOf: (row: Row) => string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Row[] {
  const { shown, link } = pageOf(rows, limit, { cursorOf, address: request.url });
  if (link) reply.header('Link', link);
  return shown;
}

function nextAddress(address: string, cursor: string): string {
  // A later question mark belongs to a value.
  const [path = '', ...query] = address.split('?');
  const parameters = new URLSearchParams(query.join('?'));
  parameters.set('cursor', cursor);
  return `${path}?${parameters}`;
}
