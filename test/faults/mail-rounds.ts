/** Rounds of `kill -9` while emails are sent: all arrive, and duplicates have the same Message-ID (C9.2). */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../server/db/open.ts';
import { type Sink, startSink } from '../smtp/sink.ts';
import { type DataLocation, startServer } from './server-process.ts';

export type MailOutcome = { rounds: number; written: number; missing: number; twice: number; strangers: number };

/** Time that the mail server takes for each email, so that a kill interrupts one. */
const EACH_TAKES_MS = 100;
const MAILS_A_ROUND = 20;
/** The latest kill after the start. */
const KILL_WITHIN_MS = 600;

/** Settings for a server that sends its emails to a local mail server. */
export const mailSettings = ({ port }: Sink): Record<string, string> => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'Windsock <windsock@club.example>',
  PUBLIC_URL: 'https://safety.example',
});

/** Queues emails due now, to a user created if there is none; returns the prefixes of their Message-IDs. */
export async function writeMails(location: DataLocation, count: number): Promise<string[]> {
  const database = await openDatabase(location);
  try {
    await database.db.execute(sql`
      INSERT INTO users (email, email_key, password_hash, name, role, created_at, updated_at)
      SELECT 'reader@club.example', 'reader@club.example', 'nobody signs in', 'Ines Falk', 'super-admin', now(), now()
      WHERE NOT EXISTS (SELECT 1 FROM users)`);
    const { rows } = (await database.db.execute(sql`
      INSERT INTO outbox (kind, user_id, next_at, created_at)
      SELECT 'password-changed', (SELECT id FROM users LIMIT 1), now(), now() FROM generate_series(1, ${count}::int)
      RETURNING message_id`)) as unknown as { rows: { message_id: string }[] };
    return rows.map(({ message_id }) => message_id);
  } finally {
    await database.close();
  }
}

/** After this long without an email no more are expected. */
const SILENCE_MS = 30_000;
const POLL_INTERVAL_MS = 100;

/** Waits until all of these have arrived, or none has for half a minute. */
export async function waitUntilArrived(sink: Sink, ids: readonly string[]): Promise<void> {
  const missing = new Set(ids.map((id) => `<${id}@club.example>`));
  let read = 0;
  for (let silence = 0; missing.size > 0 && silence < SILENCE_MS; silence += POLL_INTERVAL_MS) {
    if (sink.mails.length > read) silence = 0;
    for (; read < sink.mails.length; read += 1) missing.delete(sink.mails[read]?.parsed.messageId ?? '');
    await wait(POLL_INTERVAL_MS);
  }
}

/** Compares what arrived with these emails. */
export function compareMails(sink: Sink, written: readonly string[], rounds: number): MailOutcome {
  const arrived = sink.mails.map(({ parsed }) => parsed.messageId ?? '');
  const expected = new Set(written.map((id) => `<${id}@club.example>`));
  const received = new Set(arrived);
  return {
    rounds,
    written: written.length,
    missing: [...expected].filter((id) => !received.has(id)).length,
    twice: arrived.length - received.size,
    strangers: [...received].filter((id) => !expected.has(id)).length,
  };
}

/** Kills the server several times while it sends, then lets it finish. */
export async function killWhileSending(program: string, location: DataLocation, rounds: number): Promise<MailOutcome> {
  const sink = await startSink({ eachTakesMs: EACH_TAKES_MS });
  const settings = mailSettings(sink);
  const written: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    written.push(...(await writeMails(location, MAILS_A_ROUND)));
    const server = await startServer(program, location, settings);
    await wait(Math.random() * KILL_WITHIN_MS);
    await server.end('SIGKILL');
  }
  const last = await startServer(program, location, settings);
  await waitUntilArrived(sink, written);
  await last.end('SIGTERM');
  await sink.close();
  return compareMails(sink, written, rounds);
}
