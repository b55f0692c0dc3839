/**
 * The one door to a mail for the features (contract C9.2): a row of the outbox, written in the transaction of what it
 * tells. It holds whom it is for and what it is about, never an address or a text.
 */
import { randomInt } from 'node:crypto';
import { type AccountKind, isAccountKind, type MailKind, type TeamKind } from '../../domain/mail/kinds.ts';
import type { Db, Statement } from '../db/database.ts';
import { insertForEmail, insertForTeam, insertMail } from './outbox-queries.ts';

type Common = {
  /** What of many such things it tells (the id of a message, a day): with one, nobody is told of it twice. */
  occasion?: string;
};

export type NewMail =
  /**
   * To the safety team of the report's club, as it is in this transaction; `by` did it and is not told. Of a report that is
   * not there, to nobody.
   */
  | (Common & { kind: TeamKind; reportId: string; by?: string | null })
  /** To the report's reporter. The feature knows whether there is one who wants it. */
  | (Common & { kind: 'question'; reportId: string })
  /** To whoever has this email (as `emailKey` gives it), if anybody: the same work either way. */
  | (Common & { kind: 'reset'; emailKey: string })
  /** To one user. */
  | (Common & { kind: AccountKind | 'actions-due'; userId: string });

export type Outbox = {
  /** False where mail is not set up: then nothing is written, and the features offer nothing that needs a mail. */
  isOn: boolean;
  /** The statement that writes a mail, for the end of a transaction (`last`); `null` where mail is not set up. */
  statement(tx: Db, mail: NewMail, now: Date): Statement | null;
  /** Writes a mail in the caller's transaction; nothing where mail is not set up. */
  enqueue(tx: Db, mail: NewMail, now: Date): Promise<void>;
  /** Calls the listener when a mail that goes at once is written here; its transaction may not have ended yet. */
  onUrgent(listener: () => void): void;
};

/** A mail goes 1 to 10 minutes after what it tells, so that it does not tell when that was (C9.4). */
const DELAY_LEAST_MS = 60_000;
const DELAY_MOST_MS = 600_000;

/** When a mail that is written now is to go: an account's at once, all others at random, once for an event. */
export function sendTime(kind: MailKind, now: Date): Date {
  const delay = isAccountKind(kind) ? 0 : randomInt(DELAY_LEAST_MS, DELAY_MOST_MS + 1);
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
    const row = { occasion: null, ...mail, nextAt: sendTime(mail.kind, now), createdAt: now };
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
