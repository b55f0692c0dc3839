/** A report that waits on this device, encrypted, for a connection (C15.2). */
import type { ReadyReport } from '../../../components/waiting/sealing/seal.ts';
import * as words from '../confirmation/words/en.ts';
import type { FormFailure } from './form-failure.ts';

const TIMEOUT_MS = 3_000;

const loadModules = () =>
  Promise.all([
    import('../../../components/waiting/sealing/seal-and-store.ts'),
    import('../../../components/waiting/store.ts'),
  ]);

/** Preloads what encryption needs: after a new release, the worker's cache is still that of the old one. */
export async function prepareSealing(): Promise<void> {
  const [{ prepare }] = await loadModules();
  await prepare();
}

/** True if server or proxy responds: then only one response was lost. */
async function isConnected(): Promise<boolean> {
  try {
    // Safari lacks `timeout` before version 16.
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout?.(TIMEOUT_MS) ?? null });
    return true;
  } catch {
    return false;
  }
}

/** Null if it does not wait: there is a connection, or this browser cannot encrypt. */
export async function keepForLater(
  report: ReadyReport,
  replaced: string | null,
): Promise<FormFailure | 'waits' | null> {
  if (await isConnected()) return null;
  const loaded = await loadModules().catch(() => null);
  if (!loaded) return null;
  const [{ sealAndStore }, { WaitingLimit }] = loaded;
  try {
    if (!(await sealAndStore(report, replaced))) return null;
    void import('../../../components/waiting/panel/show.tsx').then(({ show }) => show());
    return 'waits';
  } catch (problem) {
    if (!(problem instanceof WaitingLimit)) throw problem;
    return { description: problem.reason === 'five' ? words.fiveWaiting : words.noRoom, errors: [] };
  }
}

/** For a waiting report that was sent another way. */
export async function forgetWaiting(key: string): Promise<void> {
  const [, { removeWaiting }] = await loadModules();
  await removeWaiting(key);
  const { broadcast } = await import('../../../components/waiting/sending/broadcast.ts');
  broadcast({ sent: key });
}
