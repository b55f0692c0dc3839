/** What pages and worker tell each other of waiting reports: no word of a report (C15.4). */
import { WAITING_NAME } from '../database-name.ts';

/** The Idempotency-Key of a report that arrived; absent for other changes. */
export type WaitingChange = { sent?: string };

/** Reaches every open page of this site, this one too. */
export function broadcast(news: WaitingChange): void {
  const channel = new BroadcastChannel(WAITING_NAME);
  channel.postMessage(news);
  channel.close();
}

/** Returns the function that unsubscribes. */
export function subscribe(hear: (news: WaitingChange) => void): () => void {
  const channel = new BroadcastChannel(WAITING_NAME);
  channel.onmessage = ({ data }: MessageEvent<WaitingChange>) => hear(data);
  return () => channel.close();
}
