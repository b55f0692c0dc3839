/**
 * Operations that commands on the server's machine can request. An operation writes text; it runs in the command itself
 * or, if a server holds the embedded database, in that server (server/control/channel.ts).
 */
import type { BackupAlarm } from '../backup/alarm.ts';
import { lastBackup, recordBackup } from '../backup/queries.ts';
import { readBackup } from '../db/backup/read.ts';
import { previewRetention } from '../erasure/retention/job.ts';
import { clearEmailRequests } from '../mail/choices/clear-email-requests.ts';
import type { Services } from '../services.ts';
import { superAdminEmails } from '../users/queries.ts';
import { recoverSuperAdmin } from '../users/recovery.ts';

export type OperationContext = Pick<Services, 'database' | 'clock'>;

export type Write = (text: string) => Promise<void> | void;
type Operation = (context: OperationContext, input: readonly string[], write: Write) => Promise<void>;

/** In place of the day, if only the conversation is erased (C10.5). */
const NOT_REVIEWED = 'unreviewed';

export const OPERATIONS = {
  backup: ({ database, clock }, _input, write) =>
    database.plainSql('read', async (connection) => {
      for await (const text of readBackup(connection, clock())) await write(text);
    }),
  'record-backup': ({ database, clock }, [bytes, encrypted]) =>
    database.transaction((tx) =>
      recordBackup(tx, { finishedAt: clock(), bytes: Number(bytes), encrypted: encrypted === 'true' }),
    ),
  'recover-super-admin': async (context, [email = ''], write) =>
    write(JSON.stringify(await recoverSuperAdmin(context, email))),
  'backup-alarm': async ({ database: { db }, clock }, _input, write) => {
    const lastGood = (await lastBackup(db, clock()))?.finishedAt.toISOString() ?? null;
    await write(JSON.stringify({ lastGood, superAdmins: await superAdminEmails(db) } satisfies BackupAlarm));
  },
  'clear-email-requests': async ({ database }, _input, write) =>
    write(String(await database.transaction(clearEmailRequests))),
  'retention-dry-run': async (context, [days], write) => {
    for (const { id, settledAt } of await previewRetention(context, Number(days)))
      await write(`${settledAt?.toISOString().slice(0, 10) ?? NOT_REVIEWED} ${id}\n`);
  },
} as const satisfies Record<string, Operation>;
export type OperationName = keyof typeof OPERATIONS;
