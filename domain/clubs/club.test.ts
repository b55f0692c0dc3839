import { expect, test } from 'vitest';
import { check } from '../validate.ts';
import { Club, ClubChange, clubIdField, clubNameKey, NewClub } from './club.ts';

const NAME = { path: 'name', message: 'Club name is required' };

test('only the name is required (section 5)', () => {
  const value = { name: 'Larkhope Gliding Club', location: null, description: null };
  expect(check(NewClub, { name: ' Larkhope Gliding Club ' })).toEqual({ value });
});

test.each([[{}], [{ name: null }], [{ name: '' }], [{ name: '  ' }], [{ name: '\u200B' }]])(
  'a club without a name is refused: %j (section 5)',
  (sent) => {
    expect(check(NewClub, sent)).toEqual({ errors: [NAME] });
  },
);

test('every broken rule of a club is named at once (C3.1, C3.4)', () => {
  const sent = { name: '', location: 'x'.repeat(201), description: 'a\nb' };
  expect(check(NewClub, sent)).toEqual({
    errors: [
      NAME,
      { path: 'location', message: 'Location must be at most 200 characters' },
      { path: 'description', message: 'Description must be a single line' },
    ],
  });
});

test('fields that the server sets are ignored (section 5)', () => {
  const sent = { id: '1', name: 'Larkhope', createdAt: 'x', updatedAt: 'x', deletedAt: 'x' };
  expect(check(NewClub, sent)).toEqual({ value: { name: 'Larkhope', location: null, description: null } });
});

test.each([
  [{}, {}],
  [{ name: 'Larkhope' }, { name: 'Larkhope' }],
  [{ location: ' Wend Valley ' }, { location: 'Wend Valley' }],
  [{ location: null }, { location: null }],
  [{ location: '' }, { location: null }],
])('a change %j contains only what was sent (C3.18)', (sent, value) => {
  expect(check(ClubChange, sent)).toEqual({ value });
});

test.each([[{ name: '' }], [{ name: null }], [{ name: ' ' }]])(
  'a change to %j is refused, since it removes the name (section 5)',
  (sent) => {
    expect(check(ClubChange, sent)).toEqual({ errors: [NAME] });
  },
);

test.each([[null], [undefined], [[]], ['Larkhope'], [7]])('%j is refused as a club without throwing', (sent) => {
  expect(NewClub.safeParse(sent).success || ClubChange.safeParse(sent).success).toBe(false);
});

test.each([
  ['LARKHOPE', 'Larkhope'],
  ['Lark  hope', 'Lark hope'],
  ['Société de Vol', 'SOCIÉTÉ DE VOL'],
  ['Ｌarkhope', 'Larkhope'],
])('%s and %s count as the same name (C6.2)', (one, other) => {
  expect(clubNameKey(one)).toBe(clubNameKey(other));
});

test('names that differ in accents or spaces are different (C6.2)', () => {
  expect(new Set(['Larkhöpe', 'Larkhope', 'Lark hope'].map(clubNameKey)).size).toBe(3);
});

test('the public sees only the id, name and location of a club (C3.6)', () => {
  expect(Object.keys(Club.shape)).toEqual(['id', 'name', 'location']);
});

test('a club is chosen by its id, in any case and with spaces around it (C3.8)', () => {
  const id = '3f1c2b9a-5d4e-4f60-8a7b-9c0d1e2f3a4b';
  expect(check(clubIdField('Which?'), ` ${id} `)).toEqual({ value: id });
  expect(check(clubIdField('Which?'), id.toUpperCase())).toEqual({ value: id.toUpperCase() });
  expect(check(clubIdField('Which?'), `{${id}}`)).toEqual({ errors: [{ path: '', message: 'Which?' }] });
});
