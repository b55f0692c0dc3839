/**
 * Takes the next email in a short transaction: finds its recipient, checks that it is still relevant and wanted, and
 * decides whether to send it now (C9.2, C9.3).
 */
import { randomBytes } from 'node:crypto';
import { isLanguage } from '../../../domain/language/languages.ts';
import { prefixOf, withPrefix } from '../../../domain/language/url-prefix.ts';
import { isAccountKind, type MailKind, type MailTopic, TEAM_KINDS, topicOf } from '../../../domain/mail/kinds.ts';
import { type MailLinks, mailText } from '../../../domain/mail/mail-text.ts';
import { cappedUntil, nextMorning } from '../../../domain/mail/schedule.ts';
import { SITE_MAP } from '../../../domain/site-map.ts';
import { timeZoneOf } from '../../../domain/time-zones/of-club.ts';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { hazardsLink, LINK_PATHS } from '../kinds/link-paths.ts';
import { IS_STILL_RELEVANT } from '../kinds/still-relevant.ts';
import type { Email } from './message.ts';
import {
  changeMails,
  findRecipient,
  linkToken,
  lockBatch,
  lockNextMail,
  type MailRow,
  type Recipient,
  recentSendTimes,
} from './queries.ts';

export type NextMail = { id: string; tries: number; email: Email };

/** Length of the random token in an unsubscribe link. */
const TOKEN_BYTES = 32;

const isWanted = ({ kind }: MailRow, { isOnTeam, isStopped, reports, actions }: Recipient): boolean => {
  if ((TEAM_KINDS as readonly MailKind[]).includes(kind)) return isOnTeam && reports !== 'never';
  if (kind === 'actions-due') return actions !== 'never';
  return kind !== 'question' || !isStopped;
};

type RecipientWithAddress = Recipient & { email: string };

/** Null without a recipient, or if the email is no longer relevant or wanted. */
async function recipientOf(tx: Db, mail: MailRow, now: Date): Promise<RecipientWithAddress | null> {
  const found = await findRecipient(tx, mail);
  const { email } = found;
  if (email === null || !isWanted(mail, found) || !(await IS_STILL_RELEVANT[mail.kind](tx, mail, now))) return null;
  return { ...found, email };
}

/** Nobody was notified, so the same event may be announced if it becomes relevant again. */
const dropMails = (tx: Db, ids: string[], now: Date) =>
  changeMails(tx, ids, { state: 'needless', eventKey: null, endedAt: now, batchedWith: null });

/** The recipient chose one email a day (C9.5). */
function waitsForMorning({ kind, isPostponed }: MailRow, { reports }: Recipient): boolean {
  return topicOf(kind) === 'reports' && kind !== 'clock' && reports === 'daily' && !isPostponed;
}

/** When to send it if the recipient chose one email a day or has reached the cap; null: now. */
async function postponedUntil(tx: Db, mail: MailRow, recipient: Recipient, now: Date): Promise<Date | null> {
  if (isAccountKind(mail.kind)) return null;
  if (waitsForMorning(mail, recipient)) return nextMorning(now, timeZoneOf(recipient));
  return cappedUntil(await recentSendTimes(tx, mail, now), now);
}

async function collectBatch(tx: Db, head: MailRow, now: Date): Promise<MailRow[]> {
  const found = isAccountKind(head.kind) ? [] : await lockBatch(tx, head, now);
  const needless: string[] = [];
  const batched: MailRow[] = [];
  for (const mail of found) {
    const recipient = await recipientOf(tx, mail, now);
    if (!recipient) needless.push(mail.id);
    else if (mail.batchedWith === head.id || !waitsForMorning(mail, recipient)) batched.push(mail);
  }
  await dropMails(tx, needless, now);
  await changeMails(
    tx,
    batched.map(({ id }) => id),
    { batchedWith: head.id },
  );
  return batched;
}

async function unsubscribePath(tx: Db, { userId, reportId }: MailRow, topic: MailTopic): Promise<string> {
  const owner = topic === 'question' ? { userId: null, reportId } : { userId, reportId: null };
  const token = await linkToken(tx, { topic, ...owner }, randomBytes(TOKEN_BYTES).toString('base64url'));
  return `${SITE_MAP.unsubscribe.path}?link=${token}`;
}

/** `settled`: an email was dropped or postponed; null: none is due. */
export function takeNextMail(
  { database, clock, defaultLanguage }: Services,
  origin: string,
): Promise<NextMail | 'settled' | null> {
  return database.transaction(async (tx) => {
    const now = clock();
    const head = await lockNextMail(tx, now);
    if (!head) return null;
    const recipient = await recipientOf(tx, head, now);
    if (!recipient) {
      await dropMails(tx, [head.id], now);
      return 'settled';
    }
    const until = await postponedUntil(tx, head, recipient, now);
    if (until) {
      // An outage before it was postponed is over.
      await changeMails(tx, [head.id], { isPostponed: true, nextAt: until, troubleSince: null });
      return 'settled';
    }
    const mails = [head, ...(await collectBatch(tx, head, now))];
    const language = isLanguage(recipient.language) ? recipient.language : defaultLanguage;
    const absolute = (path: string) => new URL(withPrefix(prefixOf(language, defaultLanguage), path), origin).href;
    const pages: MailLinks['pages'] = {};
    for (const mail of mails) pages[mail.kind] ??= absolute(await LINK_PATHS[mail.kind](tx, mail, now));
    const stops: MailLinks['stops'] = {};
    for (const mail of mails) {
      const topic = topicOf(mail.kind);
      if (topic !== null) stops[topic] ??= absolute(await unsubscribePath(tx, mail, topic));
    }
    const hazards = await hazardsLink(tx, mails);
    const links = { pages, stops, ...(hazards && { hazards: { ...hazards, page: absolute(hazards.page) } }) };
    return {
      id: head.id,
      tries: head.tries,
      email: { to: recipient.email, messageId: head.messageId, ...mailText(mails, links, language) },
    };
  });
}
