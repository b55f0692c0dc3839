/** The manager's answers to the question about possible names, as decisions about the copy (contract C19.9): pure rules. */
import type { Redaction } from '../../../../domain/reports/spans.ts';
import { putBack, replace } from '../preview/decisions.ts';
import type { UndecidedName } from './undecided-names.ts';

export type Answer = 'name' | 'no-name';

export type Answers = Readonly<Record<number, Answer>>;

export const countOf = (answers: Answers, sought: Answer): number =>
  Object.values(answers).filter((answer) => answer === sought).length;

/** The decisions with the answers among them: a name is replaced, anything else is kept. What is not answered stays undecided. */
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
