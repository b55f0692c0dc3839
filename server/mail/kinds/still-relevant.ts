/** Whether an email is still relevant when it is about to be sent, one rule per kind (C9.3). */
import type { MailKind } from '../../../domain/mail/kinds.ts';
import { utcDay } from '../../../domain/text/calendar.ts';
import { isReminderRelevant } from '../../authority/reminders.ts';
import { isSeen } from '../../conversation/queries.ts';
import type { Db } from '../../db/database.ts';
import { hasHazardsToReview } from '../../hazards/due-queries.ts';
import { isUntouched } from '../../reports/review/untouched-queries.ts';
import { hasActionsDue } from '../../safety-actions/due-queries.ts';
import type { MailRow } from '../send/queries.ts';
import { isNewerSent } from './queries.ts';

type Rule = (db: Db, mail: MailRow, now: Date) => Promise<boolean>;

const always: Rule = async () => true;
const untouched: Rule = async (db, { reportId }) => reportId !== null && isUntouched(db, reportId);

export const IS_STILL_RELEVANT: Record<MailKind, Rule> = {
  'new-report': untouched,
  unreviewed: untouched,
  'actions-due': async (db, { userId, eventKey }, now) => {
    const monday = eventKey ?? utcDay(now);
    return userId !== null && ((await hasActionsDue(db, userId, monday)) || hasHazardsToReview(db, userId, monday));
  },
  answer: async (db, { eventKey }) => eventKey !== null && (await isSeen(db, eventKey)) === false,
  // Updates outside the conversation are not messages, so whether they were read is unknown.
  question: async (db, { eventKey }) => eventKey === null || (await isSeen(db, eventKey)) !== true,
  clock: isReminderRelevant,
  // A retry would invalidate the link in a later email, the one that people use.
  reset: async (db, mail, now) => !(await isNewerSent(db, mail, now)),
  'password-changed': always,
  'second-factor-changed': always,
  'sign-in-attempts': always,
};
