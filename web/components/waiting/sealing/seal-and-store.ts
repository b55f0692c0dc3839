/** Seals a report that cannot be sent now, and stores it (C15.2). */
import { PUBLIC_CALLS } from '../../../../domain/api/public-calls.ts';
import type { SubmissionKey } from '../../../../domain/sealing/sealed-report.ts';
import { get } from '../../../api.ts';
import { requestSync } from '../sending/background-sync.ts';
import { broadcast } from '../sending/broadcast.ts';
import { storeWaiting } from '../store.ts';
import { canSeal, type ReadyReport, sealReport } from './seal.ts';

/** Fetched while there was a connection; else the worker has it. */
let serverKey: SubmissionKey | null = null;

/** Fetches the key while there is a connection, if no worker keeps it. */
export async function prepare(): Promise<void> {
  serverKey ??= await get(PUBLIC_CALLS.getSubmissionKey);
}

/**
 * Stores it in place of `replaced`. False if this browser cannot seal or find it again, or never got the key. Throws
 * `WaitingLimit`.
 */
export async function sealAndStore(report: ReadyReport, replaced: string | null): Promise<boolean> {
  // Without it no later visit would know that something waits (watch-waiting.ts).
  if (!canSeal() || !('databases' in indexedDB)) return false;
  try {
    await prepare();
  } catch {
    return false;
  }
  if (!serverKey) return false;
  await storeWaiting(await sealReport(report, serverKey, new Date()), replaced);
  broadcast({});
  void requestSync();
  return true;
}
