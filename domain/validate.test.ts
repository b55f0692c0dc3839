import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { invalid, PROBLEMS, Problem, type ProblemCode } from './problems.ts';
import { textField } from './text/field.ts';
import { check, validate, validFields } from './validate.ts';

const Crew = z.object({
  pilot: textField({ label: 'Pilot' }),
  seats: z.array(z.object({ weight: z.number('Weight must be a number') })),
});

test('a valid value is returned parsed (C3.1)', () => {
  expect(check(Crew, { pilot: ' Ada ', seats: [] })).toEqual({ value: { pilot: 'Ada', seats: [] } });
  expect(validate(Crew, { pilot: ' Ada ', seats: [] })).toEqual({ pilot: 'Ada', seats: [] });
});

test('the valid fields of a body are returned parsed, without those that are broken or missing (C3.1)', () => {
  const Glider = z.object({ ...Crew.shape, hours: z.optional(z.number()) });
  expect(validFields(Glider, { pilot: ' Ada ', seats: 7, other: 1 })).toEqual({ pilot: 'Ada' });
  expect(validFields(Glider, { pilot: 7, seats: [], hours: 0 })).toEqual({ seats: [], hours: 0 });
  expect(validFields(Glider, {})).toEqual({ pilot: null });
});

test('every broken rule is listed at once, with a dotted path (C3.1)', () => {
  const errors = [
    { path: 'pilot', message: 'Pilot must be text' },
    { path: 'seats.0.weight', message: 'Weight must be a number' },
    { path: 'seats.2.weight', message: 'Weight must be a number' },
  ];
  const sent = { pilot: 7, seats: [{ weight: '80' }, { weight: 80 }, {}] };
  expect(check(Crew, sent)).toEqual({ errors });
  expect(() => validate(Crew, sent)).toThrow(expect.objectContaining({ code: 'request/invalid', errors }));
});

test('an error about the whole value has an empty path (C3.1)', () => {
  expect(check(Crew, null)).toEqual({ errors: [{ path: '', message: PROBLEMS['request/invalid'] }] });
});

test('a broken rule is listed once, even if the value breaks it in two ways (C3.1)', () => {
  const sentence = 'Seats must be a whole number from 1 to 2';
  const Seats = z.object({ seats: z.int(sentence).check(z.gte(1, sentence), z.lte(2, sentence)) });
  expect(check(Seats, { seats: 1e30 })).toEqual({ errors: [{ path: 'seats', message: sentence }] });
});

test('a rule without its own message names the place in our words, not in those of the library (C14.7)', () => {
  const Nested = z.object({ crew: z.array(z.object({ seat: z.string(), role: z.enum(['pilot', 'guest']) })) });
  expect(check(Nested, { crew: [{ seat: 1, role: 'cook' }] })).toEqual({
    errors: [
      { path: 'crew.0.seat', message: 'crew.0.seat is not valid' },
      { path: 'crew.0.role', message: 'crew.0.role is not valid' },
    ],
  });
  expect(check(Nested, { crew: null })).toEqual({ errors: [{ path: 'crew', message: 'crew is not valid' }] });
});

test('the message of a problem joins those of its errors with commas (C3.1)', () => {
  const errors = [
    { path: 'a', message: 'One' },
    { path: 'b', message: 'Two' },
  ];
  expect(new Problem('request/invalid', { errors }).message).toBe('One, Two');
  expect(new Problem('request/invalid', { errors: [] }).message).toBe(PROBLEMS['request/invalid']);
});

test.each(Object.keys(PROBLEMS) as ProblemCode[])(
  'the problem %s has its own message, which reveals no internals',
  (code) => {
    const problem = new Problem(code, { retryAfter: 60 });
    expect(problem).toMatchObject({
      name: 'Problem',
      code,
      message: PROBLEMS[code],
      errors: undefined,
      retryAfter: 60,
    });
    expect(problem).toBeInstanceOf(Error);
    expect(problem.message).toMatch(/^[A-Z][^\n{}<>]+$/);
  },
);

test('the message of a failed sign-in does not say whether the email or the password is wrong (C6.2)', () => {
  expect(PROBLEMS['auth/invalid']).toBe('Invalid email or password');
});

test('one broken rule gives a problem with one error, at its field', () => {
  expect(invalid('clubId', 'Please select a club')).toMatchObject({
    code: 'request/invalid',
    message: 'Please select a club',
    errors: [{ path: 'clubId', message: 'Please select a club' }],
  });
});
