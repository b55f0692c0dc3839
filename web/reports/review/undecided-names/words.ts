/** What the question about possible names says (contract C19.9). */
import { REPORT_TEXTS } from '../../../../domain/reports/report.ts';
import type { Answer } from './answers.ts';
import type { UndecidedName } from './undecided-names.ts';

export const ANSWER_WORDS: Readonly<Record<Answer, string>> = { name: 'Name', 'no-name': 'No name' };

export const WORDS = {
  explanation: 'A name is replaced by [name] in the public copy. Anything else stays as it is written.',
  lookAgain: 'Look again',
  title: (count: number) => (count === 1 ? '1 possible name is undecided' : `${count} possible names are undecided`),
  publish: 'Publish',
  publishDecided: (replaced: number, kept: number) => `Publish (${replaced} replaced, ${kept} kept)`,
  toDecide: (count: number) => `Choose Name or No name: ${count} to decide.`,
} as const;

/** The label of the text in which a name was found. */
export function fieldLabel(field: UndecidedName['field']): string {
  if (field === 'smsManagerComment') return 'SMS Manager Comment';
  return field === 'publicHeadline' ? 'Public headline' : REPORT_TEXTS[field].label;
}
