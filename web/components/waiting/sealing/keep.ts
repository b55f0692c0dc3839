/** Seals a report that cannot be sent now and lets it wait (contract C15.2). */
import { PUBLIC_CALLS } from '../../../../domain/api/public-calls.ts';
import type { SubmissionKey } from '../../../../domain/sealing/sealed-report.ts';
import { get } from '../../../api.ts';
import { tell } from '../sending/news.ts';
import { askForSync } from '../sending/watch.ts';
import { keepWaiting } from '../store.ts';
import { canSeal, sealReport } from './seal.ts';

/** The server's key, asked for while there was a connection; else the worker has it. */
let serverKey: SubmissionKey | null = null;

/** Fetches what sealing needs while there is a connection, where no worker keeps it. */
export async function prepare(): Promise<void> {
  serverKey ??= await get(PUBLIC_CALLS.getSubmissionKey);
}

/** A report that is ready to be sent: the JSON body, its Idempotency-Key and its receipt code. */
export type Ready = { body: string; key: string; code: string };

/**
 * Seals and keeps a report, in place of an older one where that is named; false where this browser cannot seal, or never got the
 * server's key. Throws `CannotKeep` where there is no room for it.
 */
export async function keep(report: Ready, replaced: string | null): Promise<boolean> {
  if (!canSeal()) return false;
  try {
    await prepare();
  } catch {
    return false;
  }
  if (!serverKey) return false;
  await keepWaiting(await sealReport(report, serverKey, new Date()), replaced);
  tell({});
  void askForSync();
  return true;
}
