/** Reminders of authority deadlines (C13.2) */
import { DAY_MS } from '../durations.ts';
import { type Deadline, type DeadlineFacts, deadlinesOf } from './deadlines.ts';
import type { FileKind } from './submissions.ts';

const BEFORE_MS = DAY_MS;

export type Reminder = { kind: FileKind; at: Date; due: Date };

const reminderOf = ({ kind, due }: Deadline): Reminder => ({ kind, at: new Date(due.getTime() - BEFORE_MS), due });

/** Earliest first, including past ones. */
export function remindersOf(facts: DeadlineFacts): Reminder[] {
  return deadlinesOf(facts)
    .filter(({ sentOn }) => sentOn === null)
    .map(reminderOf);
}

/** False once the file is sent, the deadline has moved, or the report is not reportable. */
export function isReminderValid({ kind, due }: Pick<Reminder, 'kind' | 'due'>, facts: DeadlineFacts): boolean {
  return remindersOf(facts).some((each) => each.kind === kind && each.due.getTime() === due.getTime());
}
