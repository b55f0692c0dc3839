/** How many lessons fit in the printed annual report (C12.5, C19.11) */

/** Four sheets of lines in `web/annual/annual.css`, so that the report has at most eight sheets. */
export const LESSON_LINES = 216;

/** Characters per line. */
const LINE = 96;
/** Lines around a lesson's text: heading, URL and spacing. */
const AROUND = 3;

/** East Asian characters are twice as wide, capitals one and a half times. */
const widthOf = (text: string): number =>
  text.length + (text.match(/[\u1100-\u{10FFFF}]/gu)?.length ?? 0) + (text.match(/[\p{Lu}mw@%]/gu)?.length ?? 0) / 2;

const linesOf = (text: string): number =>
  text.split('\n').reduce((lines, paragraph) => lines + Math.max(1, Math.ceil(widthOf(paragraph) / LINE)), 0);

type Lesson = { headline: string | null; narrative: string; comment: string | null };

export const linesOfLesson = ({ headline, narrative, comment }: Lesson): number =>
  AROUND + linesOf(headline ?? '') + linesOf(narrative) + (comment === null ? 0 : linesOf(comment));

/** Skips lessons that do not fit in favour of shorter later ones. */
export function lessonsThatFit<Given extends Lesson>(lessons: readonly Given[], lines = LESSON_LINES): Given[] {
  let left = lines;
  return lessons.filter((lesson) => {
    const taken = linesOfLesson(lesson);
    if (taken > left) return false;
    left -= taken;
    return true;
  });
}
