import { expect, test } from 'vitest';
import { measure, recall } from '../measure.ts';
import { FRESH_HARMLESS_FIRST } from './harmless-first.ts';
import { FRESH_HARMLESS_SECOND } from './harmless-second.ts';
import { FRESH_IDENTIFIERS_FIRST } from './identifiers-first.ts';
import { FRESH_IDENTIFIERS_SECOND } from './identifiers-second.ts';
import { FRESH_NAMES_FIRST } from './names-first.ts';
import { FRESH_NAMES_SECOND } from './names-second.ts';

const measured = (title: string, rows: readonly string[]) => measure([{ title, context: {}, rows }]);

test('names of third persons in fresh sentences go (C5.2)', () => {
  const { kinds } = measured('names', [...FRESH_NAMES_FIRST, ...FRESH_NAMES_SECOND]);
  const tally = kinds.get('name');
  expect(tally && recall(tally)).toBeGreaterThanOrEqual(0.95);
});

test('other identifiers in fresh sentences go (C5.2)', () => {
  const { kinds } = measured('identifiers', [...FRESH_IDENTIFIERS_FIRST, ...FRESH_IDENTIFIERS_SECOND]);
  for (const [kind, tally] of kinds) expect(recall(tally), kind).toBeGreaterThanOrEqual(0.88);
});

test('fresh sentences that name nobody stay (C5.3)', () => {
  const { plain, unchanged } = measured('harmless', [...FRESH_HARMLESS_FIRST, ...FRESH_HARMLESS_SECOND]);
  expect(unchanged / plain).toBeGreaterThanOrEqual(0.98);
});
