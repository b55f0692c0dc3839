import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../api.ts';
import { toastState } from '../ui/toast/toast.ts';
import { fieldErrors, saveUnlessStored, toastFailure } from './api-failure.ts';

const shown = () => toastState().toast;

test.each([
  ['Login failed', 'Invalid password'],
  ['Creation failed', 'Failed to create club.'],
  ['Update failed', 'Failed to update user.'],
])('%s without any message says %s (section 8)', (title, fallback) => {
  for (const problem of [undefined, null, new Error(''), 'a string']) {
    toastFailure(title, problem, fallback);
    expect(shown()).toMatchObject({ title, description: fallback, destructive: true });
  }
});

test('a failure with a message shows it, with its status (section 8)', () => {
  toastFailure('Creation failed', new ApiError(409, 'Taken'), 'Failed to create club.');
  expect(shown()).toMatchObject({ title: 'Creation failed', description: '409: Taken' });
});

test('a field shows only the first of its errors (C7.5)', () => {
  const errors = [
    { path: 'email', message: 'first' },
    { path: 'email', message: 'second' },
    { path: 'name', message: 'third' },
  ];
  expect(fieldErrors(new ApiError(400, '', errors))).toEqual({ email: 'first', name: 'third' });
  expect(fieldErrors(new Error('away'))).toEqual({});
});

const LOST = new NetworkError(null);
const CONFLICT = new ApiError(409, 'Changed');

test.each([
  [LOST, 'mine', 'mine'],
  [CONFLICT, 'mine', 'mine'],
  [LOST, 'theirs', LOST],
  [CONFLICT, 'theirs', CONFLICT],
  [new ApiError(503, ''), 'mine', new ApiError(503, '')],
])('after %s, %s on the server: %s (C3.18)', async (problem, stored, expected) => {
  const saving = saveUnlessStored(
    () => Promise.reject(problem),
    async () => stored,
    (now) => now === 'mine',
  );
  expect(await saving.catch((failure: unknown) => failure)).toEqual(expected);
});

test('a failed refetch keeps the failure of the save (C3.18)', async () => {
  const saving = saveUnlessStored(
    () => Promise.reject(LOST),
    () => Promise.reject(new ApiError(401, '')),
    () => true,
  );
  await expect(saving).rejects.toBe(LOST);
});
