/** All API calls, for server, API document and pages */
import type { Call } from './call.ts';
import { KEY_CALLS } from './key-calls.ts';
import { PUBLIC_CALLS } from './public-calls.ts';
import { RECEIPT_CALLS } from './receipt-calls.ts';
import { SEARCH_CALLS } from './search-calls.ts';
import { SIMILAR_CALLS } from './similar-calls.ts';
import { STAFF_CALLS } from './staff-calls.ts';

/** Pages import the parts that they need, to stay small. */
export const CALLS = {
  ...PUBLIC_CALLS,
  ...RECEIPT_CALLS,
  ...STAFF_CALLS,
  ...KEY_CALLS,
  ...SIMILAR_CALLS,
  ...SEARCH_CALLS,
  getApiDocument: 'GET /api/openapi.json' as Call<Record<string, unknown>>,
} as const satisfies Record<string, Call<unknown, unknown>>;

export type CallName = keyof typeof CALLS;
