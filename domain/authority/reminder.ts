/**
 * The mail of kind `clock` (contract C13.2): 24 hours before a date with the authority, to the club's managers. When it
 * is to go and whether it still says the truth is decided here; who sends mail asks both, the second again when sending.
 */
import { type Deadline, type DeadlineFacts, deadlinesOf } from './deadlines.ts';
import type { FileKind } from './submissions.ts';

/** So long before a date its reminder goes. */
const BEFORE_MS = 24 * 60 * 60 * 1000;

export type Reminder = { kind: FileKind; at: Date; due: Date };

const reminderOf = ({ kind, due }: Deadline): Reminder => ({ kind, at: new Date(due.getTime() - BEFORE_MS), due });

/** The reminders of the clocks that run, earliest first; past ones too, for who asks has to know which went. */
export function remindersOf(facts: DeadlineFacts): Reminder[] {
  return deadlinesOf(facts)
    .filter(({ sentOn }) => sentOn === null)
    .map(reminderOf);
}

/** True while the clock that a reminder tells of still runs towards the same date: not sent, not found not reportable. */
export function isReminderTrue({ kind, due }: Pick<Reminder, 'kind' | 'due'>, facts: DeadlineFacts): boolean {
  return remindersOf(facts).some((each) => each.kind === kind && each.due.getTime() === due.getTime());
}
