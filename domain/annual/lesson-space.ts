/** How many lessons fit on the paper of a year (C12.5, C19.11) */

/** Lines of four sheets, at the size of `web/annual/annual.css`: the whole paper stays within eight. */
export const LESSON_LINES = 216;

/** Letters per line. */
const LINE = 96;
/** Lines around a lesson's texts: heading, address and distance to the next. */
const AROUND = 3;

/** East Asian letters are twice as wide, capitals half as wide again. */
const widthOf = (text: string): number =>
  text.length + (text.match(/[\u1100-\u{10FFFF}]/gu)?.length ?? 0) + (text.match(/[\p{Lu}mw@%]/gu)?.length ?? 0) / 2;

const linesOf = (text: string): number =>
  text.split('\n').reduce((lines, paragraph) => lines + Math.max(1, Math.ceil(widthOf(paragraph) / LINE)), 0);

type Lesson = { headline: string | null; narrative: string; comment: string | null };

export const linesOfLesson = ({ headline, narrative, comment }: Lesson): number =>
  AROUND + linesOf(headline ?? '') + linesOf(narrative) + (comment === null ? 0 : linesOf(comment));

/** A lesson that does not fit makes way for shorter ones behind it. */
export function lessonsThatFit<Given extends Lesson>(lessons: readonly Given[], lines = LESSON_LINES): Given[] {
  let left = lines;
  return lessons.filter((lesson) => {
    const taken = linesOfLesson(lesson);
    if (taken > left) return false;
    left -= taken;
    return true;
  });
}
