/** Sends each waiting report once: one page or worker at a time, with its Idempotency-Key (C15.4). */

import { partsOf } from '../../../../domain/api/call.ts';
import { PUBLIC_CALLS } from '../../../../domain/api/public-calls.ts';
import { PROBLEM_HEADER } from '../../../../domain/problems.ts';
import { WAITING_NAME } from '../database-name.ts';
import { toBase64url } from '../sealing/base64url.ts';
import type { WaitingReport } from '../sealing/seal.ts';
import { listWaiting, removeWaiting } from '../store.ts';
import { broadcast } from './broadcast.ts';

const TIMEOUT_MS = 30_000;

/** Keys of permanently refused reports, and whether any is left to retry; `isOpen`: only as it is open in the form. */
type DeliveryResult = { refused: ReadonlySet<string>; hasRemaining: boolean; isOpen: boolean };

const refused = new Set<string>();
/** From Retry-After: no automatic delivery before this time. */
let notBefore = 0;

/** Held while the report is open, being sent or being deleted. */
export const lockOf = (key: string): string => `${WAITING_NAME} ${key}`;

/** Resolves to `otherwise` if the lock is taken. */
export function ifLockFree<Result>(name: string, act: () => Promise<Result>, otherwise: Result): Promise<Result> {
  if (!navigator.locks) return act();
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? act() : otherwise));
}

function post({ key, keyId, sealed }: WaitingReport): Promise<Response> {
  const { method, path } = partsOf(PUBLIC_CALLS.submitSealedReport);
  return fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ keyId, sealed: toBase64url(sealed) }),
    // Safari lacks it before version 16.
    signal: AbortSignal.timeout?.(TIMEOUT_MS) ?? null,
  });
}

/** A response from our server that a retry would not change; proxies send no code. */
const isFinal = ({ status, headers }: Response): boolean =>
  headers.has(PROBLEM_HEADER) && status >= 400 && status < 500 && status !== 429 && status !== 408;

/** `locked`: open in the form. */
type Outcome = 'sent' | 'refused' | 'later' | 'locked' | 'gone';

/** `later` unless certainly delivered. */
async function deliverOne(key: string): Promise<Outcome> {
  // It may have been deleted or replaced while another was being sent.
  const waiting = (await listWaiting()).find((each) => each.key === key);
  if (!waiting) return 'gone';
  const answer = await post(waiting).catch(() => null);
  if (answer?.status === 201) {
    await removeWaiting(key);
    broadcast({ sent: key });
    return 'sent';
  }
  if (answer && isFinal(answer)) {
    refused.add(key);
    return 'refused';
  }
  const wait = Number(answer?.headers.get('Retry-After'));
  if (wait > 0) notBefore = Date.now() + wait * 1_000;
  return 'later';
}

async function deliverAll(isManual: boolean): Promise<DeliveryResult> {
  let hasRemaining = false;
  let isOpen = false;
  for (const { key } of await listWaiting()) {
    if (refused.has(key) && !isManual) continue;
    refused.delete(key);
    const outcome = await ifLockFree<Outcome>(lockOf(key), () => deliverOne(key), 'locked');
    if (outcome === 'later' || outcome === 'locked') hasRemaining = true;
    if (outcome === 'locked') isOpen = true;
    // The others would fail too.
    if (outcome === 'later') return { refused, hasRemaining, isOpen: false };
  }
  return { refused, hasRemaining, isOpen };
}

/** `isManual`: at the user's request, so it waits for a running delivery, and tries refused and delayed reports too. */
export async function deliver(isManual = false): Promise<DeliveryResult> {
  const noChange = { refused, hasRemaining: true, isOpen: false };
  const lock = `${WAITING_NAME} sent`;
  if (isManual && navigator.locks) return navigator.locks.request(lock, () => deliverAll(true));
  if (!isManual && Date.now() < notBefore) return noChange;
  return ifLockFree(lock, () => deliverAll(isManual), noChange);
}
