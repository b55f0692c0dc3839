import type { MailKind } from '../../../domain/mail/kinds.ts';
import type { MailLinks } from '../../../domain/mail/mail-text.ts';
import { SITE_MAP } from '../../../domain/site-map.ts';
import { newResetToken } from '../../auth/reset/queries.ts';
import { newLinkToken } from '../../conversation/links/queries.ts';
import type { Db } from '../../db/database.ts';
import { hasHazardsToReview } from '../../hazards/due-queries.ts';
import { hasActionsDue } from '../../safety-actions/due-queries.ts';
import type { MailRow } from '../send/queries.ts';

type PathOf = (tx: Db, mail: MailRow, now: Date) => Promise<string>;

const always =
  (path: string): PathOf =>
  async () =>
    path;
const dashboard = always(SITE_MAP.dashboard.path);

/**
 * The path that the link in an email leads to, by kind (C9.4). Called for each attempt, in the transaction that takes
 * the email, so that what it writes is committed before sending.
 */
export const LINK_PATHS: Record<MailKind, PathOf> = {
  'new-report': dashboard,
  unreviewed: dashboard,
  answer: dashboard,
  clock: dashboard,
  question: async (tx, { reportId }, now) => {
    const token = reportId && (await newLinkToken(tx, reportId, now));
    return token ? `${SITE_MAP.follow.path}#${token}` : SITE_MAP.follow.path;
  },
  'actions-due': always(SITE_MAP.actions.path),
  reset: async (tx, { id, userId }, now) =>
    `${SITE_MAP.reset.path}#${await newResetToken(tx, { mailId: id, userId }, now)}`,
  'password-changed': always(SITE_MAP.login.path),
  'second-factor-changed': always(SITE_MAP.login.path),
  'sign-in-attempts': always(SITE_MAP.login.path),
};

/** The link to hazards due for review, for the email about actions (C18.2); undefined if there are none. */
export async function hazardsLink(tx: Db, mails: readonly MailRow[]): Promise<MailLinks['hazards']> {
  // The event key is the club's Monday, which may still be Sunday in UTC.
  const { userId, eventKey: monday } = mails.find(({ kind }) => kind === 'actions-due') ?? {};
  if (!userId || !monday || !(await hasHazardsToReview(tx, userId, monday))) return undefined;
  return { page: SITE_MAP.hazards.path, isAll: !(await hasActionsDue(tx, userId, monday)) };
}
