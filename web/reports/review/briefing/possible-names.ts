/** Words in a question for the briefing that may be names, and what the team says of them (contract C17.2, C5.6): pure rules. */

/** A question that was checked: as the briefing would show it, and where possible names are in it as it was written. */
export type CheckedQuestion = { question: string; shown: string; names: readonly { start: number; end: number }[] };

export type NameAnswer = 'name' | 'no-name';

/** True where a question can be suggested as it is, without anything to look at first. */
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
