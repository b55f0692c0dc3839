/** Possible names in a briefing question, and the team's answers (C17.2, C5.6). */

/** `shown`: de-identified; `names`: offsets into `question`. */
export type CheckedQuestion = { question: string; shown: string; names: readonly { start: number; end: number }[] };

export type NameAnswer = 'name' | 'no-name';

/** True if nothing was replaced and nothing may be a name. */
export const isAsWritten = ({ question, shown, names }: CheckedQuestion): boolean =>
  shown === question && names.length === 0;

export function withoutNames(
  { question, names }: CheckedQuestion,
  answers: Readonly<Record<number, NameAnswer>>,
): string {
  return names
    .map((name, index) => ({ ...name, isName: answers[index] === 'name' }))
    .filter(({ isName }) => isName)
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}[name]${text.slice(end)}`, question);
}
