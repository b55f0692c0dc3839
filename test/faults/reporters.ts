/** Reporters who send one report after another and record the responses (C2.4, C3.8). */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './staff.ts';

/** What was sent: by key, the acknowledged id, or `null` if no response came. */
export type SubmissionLog = Map<string, string | null>;

/** Responses to reports that were not acknowledged, with their counts. */
export type Refusals = Map<number | string, number>;

/** Sends the report of a key; returns the id if acknowledged, else `null`, and counts the refusal. */
export async function send(
  address: string,
  clubId: string,
  key: string,
  refusals: Refusals = new Map(),
): Promise<string | null> {
  const refused = (answer: number | string) => refusals.set(answer, (refusals.get(answer) ?? 0) + 1);
  try {
    const { status, body } = await ask(address, 'POST', '/api/reports', {
      body: { clubId, narrative: `Key ${key}: the cable broke at 300 feet.`, reporterEmail: 'reporter@example.org' },
      headers: { 'idempotency-key': key },
    });
    if (status === 201) return (body as { id: string }).id;
    refused(status);
    return null;
  } catch (error) {
    refused(String((error as Error).cause ?? error));
    return null;
  }
}

const PAUSE_AFTER_SUCCESS_MS = 2;
const PAUSE_AFTER_REFUSAL_MS = 250;

/** Lets several reporters send until `stop` is called; `sent` is updated with every response. */
export function startReporters(
  address: string,
  clubId: string,
  sent: SubmissionLog,
  count = 4,
  refusals: Refusals = new Map(),
): () => Promise<void> {
  let going = true;
  const reporter = async () => {
    while (going) {
      const key = randomUUID();
      sent.set(key, null);
      const id = await send(address, clubId, key, refusals);
      sent.set(key, id);
      await wait(id === null ? PAUSE_AFTER_REFUSAL_MS : PAUSE_AFTER_SUCCESS_MS);
    }
  };
  const all = Promise.all(Array.from({ length: count }, reporter));
  return async () => {
    going = false;
    await all;
  };
}

/** Repeats everything never acknowledged; throws if a repeat gets no response or another id. */
export async function sendAgain(address: string, clubId: string, sent: SubmissionLog, repeated = 20): Promise<void> {
  const acknowledged = [...sent].filter(([, id]) => id !== null).slice(-repeated);
  for (const [key, id] of [...sent].filter(([, id]) => id === null).concat(acknowledged)) {
    const repeatedId = await send(address, clubId, key);
    if (repeatedId === null || (id !== null && repeatedId !== id))
      throw new Error(`a repeat of ${id} was answered with ${repeatedId}`);
    sent.set(key, repeatedId);
  }
}

/** How many acknowledged reports are missing under their id, and how many keys are stored more than once. */
export function compare(
  sent: SubmissionLog,
  stored: { id: string; narrative: string }[],
): { lost: number; doubled: number } {
  const ids = new Map<string, string[]>();
  for (const { id, narrative } of stored) {
    const key = /^Key (\S+):/.exec(narrative)?.[1] ?? narrative;
    ids.set(key, [...(ids.get(key) ?? []), id]);
  }
  const lost = [...sent].filter(([key, id]) => id !== null && !ids.get(key)?.includes(id)).length;
  return { lost, doubled: [...ids.values()].filter(({ length }) => length > 1).length };
}
