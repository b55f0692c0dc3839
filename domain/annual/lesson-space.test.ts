import { expect, test } from 'vitest';
import { LONG_TEXT_MAX } from '../text/limits.ts';
import { LESSON_LINES, lessonsThatFit, linesOfLesson } from './lesson-space.ts';

const lesson = (letters: number, name = '') => ({
  headline: name,
  narrative: 'A story.',
  comment: 'a'.repeat(letters),
});

test('a comment of maximum length fits, and leaves no room for another (C19.11)', () => {
  const longest = lesson(LONG_TEXT_MAX, 'longest');
  expect(linesOfLesson(longest)).toBeLessThanOrEqual(LESSON_LINES);
  expect(lessonsThatFit([longest, longest]).length).toBe(1);
});

test('twenty ordinary lessons all fit (C19.11)', () => {
  const lessons = Array.from({ length: 20 }, () => lesson(400));
  expect(lessonsThatFit(lessons)).toEqual(lessons);
});

test('a lesson that is too long is skipped in favour of shorter ones after it (C19.11)', () => {
  const lessons = [lesson(5_000, 'first'), lesson(18_000, 'too long'), lesson(300, 'last')];
  expect(lessonsThatFit(lessons).map(({ headline }) => headline)).toEqual(['first', 'last']);
});

test('paragraphs and wide letters are counted with the space they take (C19.11)', () => {
  const lines = (comment: string) => linesOfLesson({ headline: null, narrative: 'A story.', comment });
  expect(lines('a\nb\nc') - lines('a')).toBe(2);
  for (const wide of ['W', '安', 'm']) expect(lines(wide.repeat(960))).toBeGreaterThanOrEqual(lines('a'.repeat(1_400)));
});
