/** Generators of hostile requests to every call (C3.1, C3.17). */
import fc from 'fast-check';
import { CALLS as API_CALLS } from '../../domain/api/calls.ts';
import type { CastMember } from '../cast.ts';
import { hostileBody, nastyText } from './bodies.ts';

/** Every call of the table; hostile.test.ts compares it with the routes of the app. */
export const CALLS: readonly string[] = Object.values(API_CALLS);

/** Calls that would end a session other requests need are made by an actor whose session does not matter. */
const HARMLESS: Record<string, CastMember> = { '/api/auth/logout': 'ridgePilot', '/api/auth/password': 'ridgePilot' };

const PARAMETERS = [
  'keyword',
  'startDate',
  'endDate',
  'severity',
  'aircraftCategory',
  'approvalStatus',
  'limit',
  'cursor',
  'ids',
  'state',
  'due',
  'mine',
  'reportId',
  'separator',
  'identifying',
  'clubId',
];

const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...PARAMETERS), nastyText), nastyText), { maxLength: 5 })
  .map((pairs) =>
    pairs
      .map(([name, sent]) =>
        [name, sent].map((part) => encodeURIComponent(part.replace(/[\ud800-\udfff]/g, '\ufffd'))).join('='),
      )
      .join('&'),
  );
const rawQuery = fc.oneof(
  query,
  fc.string({ unit: fc.constantFrom(...'abc%&=+?[]0123456789é;'), maxLength: 30 }).map(encodeURI),
);
/** The row whose id replaces `:id`, or text that is not an id. */
export const hostileId = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('report', 'club', 'user', 'action', 'random') },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'abc%{}-0123456789.~'), minLength: 1, maxLength: 40 }) },
);
const header = fc.string({ unit: fc.constantFrom(...'abcXYZ019 ,;=/*"%-_.:()[]{}<>@\\\t'), maxLength: 40 });
const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'if-none-match',
    'cookie',
    'origin',
    'sec-fetch-site',
    'content-type',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'host',
    'idempotency-key',
    'range',
    'if-match',
    'if-modified-since',
    'te',
    'forwarded',
    'x-http-method-override',
    'content-encoding',
    'referer',
    'authorization',
  ),
  header,
  { maxKeys: 3 },
);
/** The actor: staff of any role, or the public. */
export const hostileActor = fc.constantFrom<CastMember | undefined>(
  'superAdmin',
  'superAdmin',
  'ridgeAdmin',
  'ridgeManager',
  undefined,
);

export type HostileRequest = {
  method: string;
  /** The route's pattern; `:id` is replaced according to `id`. */
  url: string;
  id: string;
  query: string;
  headers: Record<string, string>;
  body: string | undefined;
  as: CastMember | undefined;
};

/** Random requests to one call, such as `GET /api/reports/:id`. Deletions never target what exists. */
export function hostileRequest(call: string): fc.Arbitrary<HostileRequest> {
  const [method = '', url = ''] = call.split(' ');
  return fc
    .record({ as: hostileActor, id: hostileId, query: rawQuery, body: hostileBody, headers })
    .map(({ as, id, query: asked, body, headers: { cookie, ...others } }) => {
      const who = HARMLESS[url] ?? as;
      return {
        method,
        url,
        id: method === 'DELETE' ? 'random' : id,
        query: asked,
        headers: who || cookie === undefined ? others : { ...others, cookie },
        body: method === 'GET' ? undefined : body,
        as: who,
      };
    });
}
