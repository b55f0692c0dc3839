import { expect, test } from 'vitest';
import { statuses } from './words/en.ts';

test('section 9: the words of the status badges, including the unused `rejected`', () => {
  expect(statuses).toEqual({ pending: 'Pending Review', approved: 'Approved', rejected: 'Not Public' });
});
