/** How many lessons fit in the printed annual report (C12.5, C19.11) */

/** The newest of the year. */
export const LESSONS_MAX = 20;

/** Four sheets in `web/annual/annual.css`, of at most eight. */
export const LESSON_LINES = 216;

const LINE_LENGTH = 96;
/** Heading, URL and spacing. */
const EXTRA_LINES = 3;

/** East Asian characters are twice as wide, capitals one and a half times. */
const widthOf = (text: string): number =>
  text.length + (text.match(/[\u1100-\u{10FFFF}]/gu)?.length ?? 0) + (text.match(/[\p{Lu}mw@%]/gu)?.length ?? 0) / 2;

const linesOf = (text: string): number =>
  text.split('\n').reduce((lines, paragraph) => lines + Math.max(1, Math.ceil(widthOf(paragraph) / LINE_LENGTH)), 0);

type Lesson = { headline: string | null; narrative: string; comment: string | null };

export const linesOfLesson = ({ headline, narrative, comment }: Lesson): number =>
  EXTRA_LINES + linesOf(headline ?? '') + linesOf(narrative) + (comment === null ? 0 : linesOf(comment));

/** Skips lessons that do not fit, and tries shorter ones after them. */
export function lessonsThatFit<Item extends Lesson>(lessons: readonly Item[], lines = LESSON_LINES): Item[] {
  let remaining = lines;
  return lessons.filter((lesson) => {
    const needed = linesOfLesson(lesson);
    if (needed > remaining) return false;
    remaining -= needed;
    return true;
  });
}
