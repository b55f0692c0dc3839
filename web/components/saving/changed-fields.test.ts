import { expect, test } from 'vitest';
import { normaliseTexts } from './changed-fields.ts';

test('texts are compared as the server stores them, the name of an owner too (C3.3, C8.7)', () => {
  const typed = { title: ' Check\r\nthe rope ', owner: { ownerId: null, ownerName: 'Winch team ' }, reports: ['1'] };
  const stored = { title: 'Check\nthe rope', owner: { ownerId: null, ownerName: 'Winch team' }, reports: ['1'] };
  expect(normaliseTexts(typed)).toEqual(stored);
});
