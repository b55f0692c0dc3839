/** Converts answers about possible names to decisions (C19.9). */
import type { Redaction } from '../../../../domain/reports/spans.ts';
import { putBack, replace } from '../preview/decisions.ts';
import type { UndecidedName } from './undecided-names.ts';

export type Answer = 'name' | 'no-name';

export type Answers = Readonly<Record<number, Answer>>;

export const countOf = (answers: Answers, wanted: Answer): number =>
  Object.values(answers).filter((answer) => answer === wanted).length;

/** Replaces names and keeps other words; unanswered ones stay undecided. */
export function withAnswers(
  decisions: readonly Redaction[],
  names: readonly UndecidedName[],
  answers: Answers,
): Redaction[] {
  return names.reduce<Redaction[]>(
    (all, { span }, index) => {
      const answer = answers[index];
      if (answer === undefined) return all;
      return answer === 'name' ? replace(all, span) : putBack(all, span);
    },
    [...decisions],
  );
}
