/** Messages between pages and worker about waiting reports, without any contents (C15.4). */
import { WAITING_NAME } from '../database-name.ts';

/** Idempotency-Keys: `sent` of a delivered report; `replaced` of one that was changed, and now waits under `by`. */
type WaitingChange = { sent?: string; replaced?: string; by?: string };

/** Reaches every open page of this site, including this one. */
export function broadcast(news: WaitingChange): void {
  const channel = new BroadcastChannel(WAITING_NAME);
  channel.postMessage(news);
  channel.close();
}

/** Returns an unsubscribe function. */
export function subscribe(listener: (news: WaitingChange) => void): () => void {
  const channel = new BroadcastChannel(WAITING_NAME);
  channel.onmessage = ({ data }: MessageEvent<WaitingChange>) => listener(data);
  return () => channel.close();
}
