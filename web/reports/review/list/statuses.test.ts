import { expect, test } from 'vitest';
import { statuses } from './words/en.ts';

test('the words of the status badges, including the unused `rejected` (section 9)', () => {
  expect(statuses).toEqual({ pending: 'Pending Review', approved: 'Approved', rejected: 'Not Public' });
});
