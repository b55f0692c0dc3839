import { expect, test } from 'vitest';
import { EXACT } from '../../../../domain/reports/public/precision.ts';
import { combinePrecision } from './combine.ts';

const before = EXACT;

test("my choice and a colleague's choice in another field are both kept (C5.5)", () => {
  const mine = { precision: { ...before, date: 'month' }, base: before } as const;
  const now = { ...before, place: 'none' } as const;
  expect(combinePrecision(mine, now)).toEqual({ precision: { ...now, date: 'month' }, base: now });
});

test('if both chose, the coarser choice wins', () => {
  const mine = { precision: { ...before, date: 'month', time: 'none' }, base: before } as const;
  const now = { ...before, date: 'none', time: 'part' } as const;
  expect(combinePrecision(mine, now)?.precision).toMatchObject({ date: 'none', time: 'none' });
});

test('my return to exact is kept unless a colleague has made the field coarser', () => {
  const month = { ...before, date: 'month' } as const;
  expect(combinePrecision({ precision: before, base: month }, month)?.precision.date).toBe('day');
  expect(combinePrecision({ precision: before, base: month }, { ...month, date: 'none' })).toBeNull();
});

test('nothing is left to save if a colleague has chosen the same', () => {
  const now = { ...before, type: 'none' } as const;
  expect(combinePrecision({ precision: now, base: before }, now)).toBeNull();
});
