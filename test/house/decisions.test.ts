/** Every decision says when it was taken and whether it is in force, in one form (CONTRIBUTING.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'docs/decisions';
const DAY = String.raw`\d{4}-\d{2}-\d{2}`;
const names = readdirSync(FOLDER);
const decisions = names.map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') }));

test('every decision has a unique number, which its title repeats', () => {
  expect(names.length).toBeGreaterThan(10);
  const numbers = names.map((name) => name.slice(0, 3));
  expect([...new Set(numbers)]).toEqual(numbers);
  for (const { name, text } of decisions) expect(text, name).toMatch(new RegExp(`^# ${name.slice(0, 3)} \\S`));
});

test.each(decisions)('$name says when it was taken, what was decided, why, and when to reconsider it', ({ text }) => {
  const status = `(?:Accepted|Rejected|Superseded by \\d{3}),? ${DAY}`;
  expect(text).toMatch(new RegExp(`^# .+\n\n${status}\\b`));
  expect(text.match(/^\*\*(?:Decision\.|Reason\.|Reconsider)\*\* /gm)).toEqual([
    '**Decision.** ',
    '**Reason.** ',
    '**Reconsider** ',
  ]);
});

test('every superseding decision exists', () => {
  for (const { name, text } of decisions)
    for (const [, number = ''] of text.matchAll(/Superseded by (\d{3})/g))
      expect(
        names.some((other) => other.startsWith(number)),
        name,
      ).toBe(true);
});
