/**
 * The outbox: a row is written in the transaction of its event (C9.2). It stores ids of recipient and report, never an
 * address or text.
 */
import { randomInt } from 'node:crypto';
import { type AccountKind, isAccountKind, type MailKind, type TeamKind } from '../../domain/mail/kinds.ts';
import type { Db, Statement } from '../db/database.ts';
import { insertForEmail, insertForTeam, insertMail } from './outbox-queries.ts';

type Common = {
  /** What it is about, such as a message's id or a day, so that nobody is notified twice. */
  eventKey?: string;
};

export type NewMail =
  /** To the report's current safety team, except `by`, who caused it. To nobody if there is no such report. */
  | (Common & { kind: TeamKind; reportId: string; by?: string | null })
  /** To the reporter; the caller checks whether they want it. */
  | (Common & { kind: 'question'; reportId: string })
  /** To the user with this email, if there is one; the work is the same if there is none. */
  | (Common & { kind: 'reset'; emailKey: string })
  | (Common & { kind: AccountKind | 'actions-due'; userId: string });

export type Outbox = {
  /** If false, nothing is written, and features must not offer anything that needs email. */
  isOn: boolean;
  /** For a transaction's `sendAtCommit`; null if email is off. */
  statement(tx: Db, mail: NewMail, now: Date): Statement | null;
  /** In the caller's transaction; does nothing if email is off. */
  enqueue(tx: Db, mail: NewMail, now: Date): Promise<void>;
  /** Called for email to be sent at once; its transaction may not have ended yet. */
  onUrgent(listener: () => void): void;
};

/** 1 to 10 minutes, so that an email does not reveal when it happened (C9.4). */
const DELAY_MIN_MS = 60_000;
const DELAY_MAX_MS = 600_000;

/** Now for account emails; otherwise a random time, the same for all recipients. */
export function sendTime(kind: MailKind, now: Date): Date {
  const delay = isAccountKind(kind) ? 0 : randomInt(DELAY_MIN_MS, DELAY_MAX_MS + 1);
  return new Date(now.getTime() + delay);
}

export const noMail: Outbox = {
  isOn: false,
  statement: () => null,
  enqueue: async () => undefined,
  onUrgent: () => undefined,
};

export function openOutbox(): Outbox {
  const listeners: (() => void)[] = [];
  const statement = (tx: Db, mail: NewMail, now: Date): Statement => {
    if (isAccountKind(mail.kind)) for (const listener of listeners) listener();
    const row = { eventKey: null, ...mail, nextAt: sendTime(mail.kind, now), createdAt: now };
    if ('emailKey' in mail) return insertForEmail(tx, { ...row, emailKey: mail.emailKey });
    return 'reportId' in mail && mail.kind !== 'question'
      ? insertForTeam(tx, { ...row, kind: mail.kind, reportId: mail.reportId, by: mail.by ?? null })
      : insertMail(tx, row);
  };
  return {
    isOn: true,
    statement,
    enqueue: async (tx, mail, now) => void (await statement(tx, mail, now)),
    onUrgent: (listener) => void listeners.push(listener),
  };
}
