import { expect, test } from 'vitest';
import { faultForLog } from './log.ts';

test('no part of an error message is logged, even if its lines look like stack frames (C6.6)', () => {
  const message =
    'Failed query: insert\nparams: We were\n    at Jane Doe, +49 170 1234567\n    at file:///jane.ts:1:2\nhigh';
  const wrapped = new Error(message, { cause: new TypeError(`value ${message}`) });
  const faults = faultForLog(wrapped);
  expect(faults.map(({ kind }) => kind)).toEqual(['Error', 'TypeError']);
  for (const { place } of faults) expect(place[0]).toContain('log.test.ts');
  expect(JSON.stringify(faults)).not.toMatch(/jane|170/i);
});

test('no stack frame is logged if the error message was changed later (C6.6)', () => {
  const error = new Error('first\n    at Jane Doe');
  expect(error.stack).toContain('Jane Doe');
  error.message = 'second';
  expect(faultForLog(error)).toEqual([{ kind: 'Error', place: [] }]);
});
