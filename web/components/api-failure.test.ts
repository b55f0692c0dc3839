import { expect, test } from 'vitest';
import { ApiError } from '../api.ts';
import { toastState } from '../ui/toast/toast.ts';
import { fieldErrors, toastFailure } from './api-failure.ts';

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
