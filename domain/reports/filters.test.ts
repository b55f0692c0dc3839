import { expect, test } from 'vitest';
import { check } from '../validate.ts';
import { PAGE_SIZE, PAGE_SIZE_MAX, PublicFilters, PublicListQuery, StaffListQuery } from './filters.ts';

const none = { words: [], startDate: null, endDate: null, severityKey: null, categoryKey: null, lang: null };
const DATE = 'Please enter a valid date (YYYY-MM-DD)';
const LIMIT = 'limit must be a whole number from 1 to 200';
const STATUS = 'Approval status must be pending or approved';

test('a page has 50 reports by default, and at most 200 (C3.11)', () => {
  expect([PAGE_SIZE, PAGE_SIZE_MAX]).toEqual([50, 200]);
});

test('missing and empty values do not filter (C3.14)', () => {
  const empty = { keyword: '', startDate: '', endDate: ' ', severity: '', aircraftCategory: '', limit: '', cursor: '' };
  for (const query of [{}, empty]) {
    expect(check(PublicFilters, query)).toEqual({ value: { ...none, language: null, topic: null } });
    expect(check(PublicListQuery, query)).toEqual({
      value: { ...none, language: null, topic: null, limit: 50, cursor: null },
    });
    expect(check(StaffListQuery, { ...query, approvalStatus: '' })).toEqual({
      value: { ...none, limit: 50, cursor: null, approvalStatus: null, trendFilters: null },
    });
  }
});

test.each<[query: Record<string, unknown>, path: string, message: string]>([
  [{ startDate: '2026-02-30' }, 'startDate', DATE],
  [{ endDate: '2026-02-29' }, 'endDate', DATE],
  [{ startDate: 'now' }, 'startDate', DATE],
  [{ endDate: 'infinity' }, 'endDate', DATE],
  [{ startDate: '2026-06-01T00:00:00Z' }, 'startDate', DATE],
  [{ endDate: '12/31/2026' }, 'endDate', DATE],
  [{ startDate: ['2026-06-01', '2026-06-02'] }, 'startDate', 'Start date must be text'],
  [{ keyword: ['one', 'two'] }, 'keyword', 'Keyword must be text'],
  [{ keyword: 'a\0b' }, 'keyword', 'Keyword contains characters that cannot be stored'],
  [{ keyword: 'x'.repeat(201) }, 'keyword', 'Keyword must be at most 200 characters'],
  [{ severity: ['a', 'b'] }, 'severity', 'Severity level must be text'],
  [{ aircraftCategory: 'a\0' }, 'aircraftCategory', 'Aircraft category contains characters that cannot be stored'],
  [{ limit: '0' }, 'limit', LIMIT],
  [{ limit: '201' }, 'limit', LIMIT],
  [{ limit: '-1' }, 'limit', LIMIT],
  [{ limit: '1.5' }, 'limit', LIMIT],
  [{ limit: '1e2' }, 'limit', LIMIT],
  [{ limit: '0x10' }, 'limit', LIMIT],
  [{ limit: '٥' }, 'limit', LIMIT],
  [{ limit: 'ten' }, 'limit', LIMIT],
  [{ limit: '1000' }, 'limit', LIMIT],
  [{ limit: ['10', '20'] }, 'limit', 'limit must be text'],
  [{ cursor: ['a', 'b'] }, 'cursor', 'cursor must be text'],
  [{ cursor: 'a\0' }, 'cursor', 'cursor contains characters that cannot be stored'],
  [{ approvalStatus: 'hidden' }, 'approvalStatus', STATUS],
  [{ approvalStatus: 'Approved' }, 'approvalStatus', STATUS],
  [{ approvalStatus: 'all' }, 'approvalStatus', STATUS],
  [{ approvalStatus: ['pending', 'approved'] }, 'approvalStatus', 'Approval status must be text'],
])('%j is refused at %s (C3.11, C3.14, C3.15, C3.17)', (query, path, message) => {
  expect(check(StaffListQuery, query)).toEqual({ errors: [{ path, message }] });
});

test.each([
  ['1', 1],
  ['50', 50],
  ['199', 199],
  ['200', 200],
])('the limit %s is read as %d (C3.11)', (limit, rows) => {
  expect(check(PublicListQuery, { limit })).toMatchObject({ value: { limit: rows } });
});

test.each(['pending', 'approved'])('accepts the approval status %s (C3.15)', (approvalStatus) => {
  expect(check(StaffListQuery, { approvalStatus })).toMatchObject({ value: { approvalStatus } });
});

test('a start date after the end date is not an error (C3.14)', () => {
  const query = { startDate: '2026-06-02', endDate: '2026-06-01' };
  expect(check(PublicFilters, query)).toEqual({ value: { ...none, language: null, topic: null, ...query } });
});

test('the public list ignores the approval status and unknown parameters (C3.11, C3.17)', () => {
  const value = { ...none, language: null, topic: null, limit: 50, cursor: null };
  expect(check(PublicListQuery, { approvalStatus: 'nonsense', reporterName: 'x' })).toEqual({ value });
});

test('the special characters of SQL’s LIKE are ordinary ones in a keyword (C3.13)', () => {
  for (const keyword of ['%', '_', '\\', "'", '"', "a';drop-table-reports;--"])
    expect(check(PublicFilters, { keyword })).toEqual({
      value: { ...none, language: null, topic: null, words: [keyword] },
    });
});

test('keywords are folded and deduplicated, and filter values lose their case (C3.13, C3.15)', () => {
  const query = { keyword: ' Winch  CABLE winch ', severity: 'Minor Injury', aircraftCategory: 'GLIDER' };
  const read = { ...none, words: ['winch', 'cable'], severityKey: 'minor injury', categoryKey: 'glider' };
  expect(check(PublicFilters, query)).toEqual({ value: { ...read, language: null, topic: null } });
  expect(check(StaffListQuery, { ...query, limit: '7', cursor: 'c', approvalStatus: 'approved' })).toEqual({
    value: { ...read, limit: 7, cursor: 'c', approvalStatus: 'approved', trendFilters: null },
  });
});

test.each(['de', 'pl', 'zu'])('accepts the language %s, a code of ISO 639-1 (C14.8)', (language) => {
  expect(check(PublicListQuery, { language })).toMatchObject({ value: { language } });
});

test.each(['DE', 'deu', 'xx', 'German', 'd', 'de-AT', '1'])('rejects the language %s (C14.8)', (language) => {
  for (const query of [PublicFilters, PublicListQuery])
    expect(check(query, { language })).toMatchObject({ errors: [{ path: 'language' }] });
});

test('the language of labels is one of the nine, and a blank one counts as unset (C14.6)', () => {
  expect(check(PublicListQuery, { lang: 'de' })).toMatchObject({ value: { lang: 'de' } });
  expect(check(StaffListQuery, { lang: ' ' })).toMatchObject({ value: { lang: null } });
  for (const schema of [PublicFilters, PublicListQuery, StaffListQuery])
    expect(check(schema, { lang: 'da' })).toMatchObject({ errors: [{ path: 'lang' }] });
});
