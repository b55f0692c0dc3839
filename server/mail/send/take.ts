/**
 * Takes the next mail to be sent (contract C9.2, C9.3): in one short transaction it is looked up who it is for, whether it is
 * still true and wanted, and whether it goes now. What is found out is not kept; only the mail itself is noted.
 */
import { randomBytes } from 'node:crypto';
import { isAccountKind, type MailKind, TEAM_KINDS, topicOf } from '../../../domain/mail/kinds.ts';
import { cappedUntil, nextMorning } from '../../../domain/mail/schedule.ts';
import { type MailLinks, mailWords } from '../../../domain/mail/words.ts';
import { SITE_MAP } from '../../../domain/site-map.ts';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { PAGE_OF } from '../kinds/pages.ts';
import { STILL_TRUE } from '../kinds/still-true.ts';
import type { Letter } from './message.ts';
import {
  changeMails,
  findRecipient,
  holdCompanions,
  holdNext,
  lastSent,
  linkToken,
  type MailRow,
  type Recipient,
  releaseCompanions,
} from './queries.ts';

/** A mail that is to be given to the server now. */
export type Taken = { id: string; tries: number; letter: Letter };

/** Bytes of the random token of a link. */
const TOKEN_BYTES = 32;

const isWanted = ({ kind }: MailRow, { isOfTeam, isStopped, reports, actions }: Recipient): boolean => {
  if ((TEAM_KINDS as readonly MailKind[]).includes(kind)) return isOfTeam && reports !== 'never';
  if (kind === 'actions-due') return actions !== 'never';
  return kind !== 'question' || !isStopped;
};

type Addressed = Recipient & { email: string };

/** Who gets it, or `null` where nobody is there, it is not wanted or not true any more. */
async function judge(tx: Db, mail: MailRow, now: Date): Promise<Addressed | null> {
  const found = await findRecipient(tx, mail);
  const { email } = found;
  if (email === null || !isWanted(mail, found) || !(await STILL_TRUE[mail.kind](tx, mail, now))) return null;
  return { ...found, email };
}

const end = (tx: Db, ids: string[], now: Date) =>
  changeMails(tx, ids, { state: 'needless', endedAt: now, goesWith: null });

/** When a mail waits for, that could go: who is told once a day, or has had as many as one bears; `null`: it goes now. */
async function waitsUntil(tx: Db, mail: MailRow, { reports }: Recipient, now: Date): Promise<Date | null> {
  if (isAccountKind(mail.kind)) return null;
  const isDaily = topicOf(mail.kind) === 'reports' && mail.kind !== 'clock' && reports === 'daily';
  if (isDaily && !mail.held) return nextMorning(now);
  return cappedUntil(await lastSent(tx, mail, now), now);
}

/** What goes with the mail, as far as it is still true; it is noted. */
async function gather(tx: Db, head: MailRow, now: Date): Promise<MailRow[]> {
  const found = isAccountKind(head.kind) ? [] : await holdCompanions(tx, head, now);
  const judged: [MailRow, boolean][] = [];
  for (const mail of found) judged.push([mail, (await judge(tx, mail, now)) !== null]);
  const ids = (isTrue: boolean) => judged.filter(([, is]) => is === isTrue).map(([{ id }]) => id);
  await end(tx, ids(false), now);
  await changeMails(tx, ids(true), { goesWith: head.id });
  return judged.filter(([, is]) => is).map(([mail]) => mail);
}

/** The address at which one says that it is enough; `null` for mails that cannot be stopped. */
async function stopLink(tx: Db, { kind, userId, reportId }: MailRow, origin: string): Promise<string | null> {
  const topic = topicOf(kind);
  if (topic === null) return null;
  const whose = topic === 'question' ? { userId: null, reportId } : { userId, reportId: null };
  const token = await linkToken(tx, { topic, ...whose }, randomBytes(TOKEN_BYTES).toString('base64url'));
  return new URL(`${SITE_MAP.stop.path}?link=${token}`, origin).href;
}

/** The mail that goes next; `settled` where one was dealt with that does not go now, `null` where none is due. */
export function takeNext({ database, clock }: Services, origin: string): Promise<Taken | 'settled' | null> {
  return database.transaction(async (tx) => {
    const now = clock();
    const head = await holdNext(tx, now);
    if (!head) return null;
    const recipient = await judge(tx, head, now);
    if (!recipient) {
      await end(tx, [head.id], now);
      await releaseCompanions(tx, head.id);
      return 'settled';
    }
    const until = await waitsUntil(tx, head, recipient, now);
    if (until) {
      await changeMails(tx, [head.id], { held: true, nextAt: until });
      return 'settled';
    }
    const mails = [head, ...(await gather(tx, head, now))];
    const pages: MailLinks['pages'] = {};
    for (const mail of mails) pages[mail.kind] ??= new URL(await PAGE_OF[mail.kind](tx, mail, now), origin).href;
    const stop = await stopLink(tx, head, origin);
    const words = mailWords(
      mails.map(({ kind }) => kind),
      { pages, stop },
    );
    return {
      id: head.id,
      tries: head.tries,
      letter: { to: recipient.email, messageId: head.messageId, ...words, stop },
    };
  });
}
