import { expect, test } from 'vitest';
import { check } from '../validate.ts';
import { Club, ClubChange, clubIdField, clubNameKey, NewClub } from './club.ts';

const NAME = { path: 'name', message: 'Club name is required' };

test('section 5: only the name is required', () => {
  const value = { name: 'Larkhope Gliding Club', location: null, description: null };
  expect(check(NewClub, { name: ' Larkhope Gliding Club ' })).toEqual({ value });
});

test.each([[{}], [{ name: null }], [{ name: '' }], [{ name: '  ' }], [{ name: '\u200B' }]])(
  'section 5: a club without a name is refused: %j',
  (sent) => {
    expect(check(NewClub, sent)).toEqual({ errors: [NAME] });
  },
);

test('C3.1, C3.4: every broken rule of a club is named at once', () => {
  const sent = { name: '', location: 'x'.repeat(201), description: 'a\nb' };
  expect(check(NewClub, sent)).toEqual({
    errors: [
      NAME,
      { path: 'location', message: 'Location must be at most 200 characters' },
      { path: 'description', message: 'Description must be a single line' },
    ],
  });
});

test('section 5: fields that the server sets are ignored', () => {
  const sent = { id: '1', name: 'Larkhope', createdAt: 'x', updatedAt: 'x', deletedAt: 'x' };
  expect(check(NewClub, sent)).toEqual({ value: { name: 'Larkhope', location: null, description: null } });
});

test.each([
  [{}, {}],
  [{ name: 'Larkhope' }, { name: 'Larkhope' }],
  [{ location: ' Wend Valley ' }, { location: 'Wend Valley' }],
  [{ location: null }, { location: null }],
  [{ location: '' }, { location: null }],
])('C3.18 a change %j contains only what was sent', (sent, value) => {
  expect(check(ClubChange, sent)).toEqual({ value });
});

test.each([[{ name: '' }], [{ name: null }], [{ name: ' ' }]])(
  'section 5: a change to %j is refused, since it removes the name',
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
])('C6.2 %s and %s count as the same name', (one, other) => {
  expect(clubNameKey(one)).toBe(clubNameKey(other));
});

test('C6.2 names that differ in accents or spaces are different', () => {
  expect(new Set(['Larkhöpe', 'Larkhope', 'Lark hope'].map(clubNameKey)).size).toBe(3);
});

test('C3.6 the public sees only the id, name and location of a club', () => {
  expect(Object.keys(Club.shape)).toEqual(['id', 'name', 'location']);
});

test('C3.8 a club is chosen by its id, in any case and with spaces around it', () => {
  const id = '3f1c2b9a-5d4e-4f60-8a7b-9c0d1e2f3a4b';
  expect(check(clubIdField('Which?'), ` ${id} `)).toEqual({ value: id });
  expect(check(clubIdField('Which?'), id.toUpperCase())).toEqual({ value: id.toUpperCase() });
  expect(check(clubIdField('Which?'), `{${id}}`)).toEqual({ errors: [{ path: '', message: 'Which?' }] });
});
