/** When reminders of authority deadlines go, and whether they are still true (C13.2) */
import { type Deadline, type DeadlineFacts, deadlinesOf } from './deadlines.ts';
import type { FileKind } from './submissions.ts';

const BEFORE_MS = 24 * 60 * 60 * 1000;

export type Reminder = { kind: FileKind; at: Date; due: Date };

const reminderOf = ({ kind, due }: Deadline): Reminder => ({ kind, at: new Date(due.getTime() - BEFORE_MS), due });

/** Earliest first; past ones too, so that the caller knows which went. */
export function remindersOf(facts: DeadlineFacts): Reminder[] {
  return deadlinesOf(facts)
    .filter(({ sentOn }) => sentOn === null)
    .map(reminderOf);
}

/** False once the file was sent, the date moved, or it need not be reported. */
export function isReminderTrue({ kind, due }: Pick<Reminder, 'kind' | 'due'>, facts: DeadlineFacts): boolean {
  return remindersOf(facts).some((each) => each.kind === kind && each.due.getTime() === due.getTime());
}
