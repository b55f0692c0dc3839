/**
 * How many lessons fit on the paper of a year (contract C12.5, C19.11). Each is printed with its whole comment, so where there is
 * no room for all of them there are fewer. Room is counted in lines, at the size of `web/annual/annual.css`.
 */

/** Lines of four sheets: with the charts before and the actions behind them the paper stays within eight. */
export const LESSON_LINES = 216;

/** Letters of a line. */
const LINE = 96;
/** Lines that a lesson takes beside its texts: its heading, the address of the whole report, and the distance to the next. */
const AROUND = 3;

/** Letters that take more room than one: those of East Asian scripts twice as much, capitals half as much again. */
const widthOf = (text: string): number =>
  text.length + (text.match(/[\u1100-\u{10FFFF}]/gu)?.length ?? 0) + (text.match(/[\p{Lu}mw@%]/gu)?.length ?? 0) / 2;

const linesOf = (text: string): number =>
  text.split('\n').reduce((lines, paragraph) => lines + Math.max(1, Math.ceil(widthOf(paragraph) / LINE)), 0);

type Lesson = { headline: string | null; narrative: string; comment: string | null };

export const linesOfLesson = ({ headline, narrative, comment }: Lesson): number =>
  AROUND + linesOf(headline ?? '') + linesOf(narrative) + (comment === null ? 0 : linesOf(comment));

/** The first that fit: one that is longer than what is left of the room makes way for the shorter ones behind it. */
export function lessonsThatFit<Given extends Lesson>(lessons: readonly Given[], lines = LESSON_LINES): Given[] {
  let left = lines;
  return lessons.filter((lesson) => {
    const taken = linesOfLesson(lesson);
    if (taken > left) return false;
    left -= taken;
    return true;
  });
}
