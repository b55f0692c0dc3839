import { expect, test } from 'vitest';
import { statuses } from './words/en.ts';

test('status badges have the labels of the specification, including the unused `rejected` (section 9)', () => {
  expect(statuses).toEqual({ pending: 'Pending Review', approved: 'Approved', rejected: 'Not Public' });
});
