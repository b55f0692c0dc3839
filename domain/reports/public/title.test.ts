import { expect, test } from 'vitest';
import { titleOf } from './title.ts';

const of = (narrative: string, headline: string | null = null) => titleOf({ headline, narrative });

test('a copy is titled by its headline, else by the first words of its story, at most 60 characters (C19.5)', () => {
  expect(of('The cable broke.', 'Cable break')).toBe('Cable break');
  expect(of('The cable\nbroke at  200 feet. ')).toBe('The cable broke at 200 feet.');
  const long = of('The cable broke at 200 feet, and the pilot landed straight ahead without any damage to the glider.');
  expect(long).toBe('The cable broke at 200 feet, and the pilot landed straight …');
  expect(of(`${'a'.repeat(60)} b`)).toBe(`${'a'.repeat(60)} …`);
  expect(of('索'.repeat(70))).toBe(`${'索'.repeat(60)} …`);
  expect(of('🪂'.repeat(61))).toBe(`${'🪂'.repeat(60)} …`);
});
