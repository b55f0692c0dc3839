/** Encrypts and stores a report that cannot be sent now (C15.2). */
import { PUBLIC_CALLS } from '../../../../domain/api/public-calls.ts';
import type { SubmissionKey } from '../../../../domain/sealing/sealed-report.ts';
import { get } from '../../../api.ts';
import { requestSync } from '../sending/background-sync.ts';
import { broadcast } from '../sending/broadcast.ts';
import { storeWaiting } from '../store.ts';
import { canSeal, type ReadyReport, sealReport } from './seal.ts';

/** Prefetched while online; otherwise from the service worker's cache. */
let serverKey: SubmissionKey | null = null;

/** Fetches the key, once. */
export async function prepare(): Promise<void> {
  serverKey ??= await get(PUBLIC_CALLS.getSubmissionKey);
}

/**
 * Replaces `replaced`. False if the browser cannot encrypt it or find it again, or the key is unavailable. Throws
 * `WaitingLimit`.
 */
export async function sealAndStore(report: ReadyReport, replaced: string | null): Promise<boolean> {
  try {
    // Without `databases`, no later visit would find it (watch-waiting.ts); storage may be absent or forbidden.
    if (!canSeal() || !('databases' in indexedDB)) return false;
    await prepare();
  } catch {
    return false;
  }
  if (!serverKey) return false;
  await storeWaiting(await sealReport(report, serverKey, new Date()), replaced);
  broadcast(replaced === null ? {} : { replaced, by: report.key });
  void requestSync();
  return true;
}
