/** What pages and the worker tell each other of reports that wait (contract C15.4): no word of a report. */
import { WAITING_NAME } from '../database-name.ts';

/** The Idempotency-Key of a report that arrived; nothing where something else has changed. */
export type WaitingChange = { sent?: string };

/** Tells every page of this site that is open, this one too. */
export function broadcast(news: WaitingChange): void {
  const channel = new BroadcastChannel(WAITING_NAME);
  channel.postMessage(news);
  channel.close();
}

/** Calls `hear` with all that is told; ends with the function it gives. */
export function subscribe(hear: (news: WaitingChange) => void): () => void {
  const channel = new BroadcastChannel(WAITING_NAME);
  channel.onmessage = ({ data }: MessageEvent<WaitingChange>) => hear(data);
  return () => channel.close();
}
