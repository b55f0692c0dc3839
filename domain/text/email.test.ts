import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailError, emailKey, INVALID_EMAIL, isEmail } from './email.ts';

test.each([
  'pilot@example.org',
  'first.last+gliding@sub.example.co.uk',
  "o'brien@example.org",
  'UPPER@EXAMPLE.ORG',
  '1@example.org',
  'x_y-z@ex-ample.org',
  'jürgen@exämple.org',
  'उदाहरण@उदाहरण.भारत',
  'pilot@xn--exmple-cua.org',
  'pilot@1a.example.org',
  `${'a'.repeat(64)}@example.org`,
  `a@${'b'.repeat(63)}.org`,
])('%s is a valid email (section 5)', (email) => {
  expect(isEmail(email)).toBe(true);
  expect(emailError(email)).toBeNull();
});

test.each([
  ['empty', ''],
  ['no at', 'pilot.example.org'],
  ['nothing before the at', '@example.org'],
  ['nothing after the at', 'pilot@'],
  ['two ats', 'pilot@club@example.org'],
  ['no dot in the domain', 'pilot@example'],
  ['a top level of one letter', 'pilot@example.o'],
  ['a top level of digits', 'pilot@example.123'],
  ['an address for a domain', 'pilot@127.0.0.1'],
  ['an address literal', 'pilot@[127.0.0.1]'],
  ['two dots in the domain', 'pilot@example..org'],
  ['a dot at the end', 'pilot@example.org.'],
  ['a dot at the domain’s start', 'pilot@.example.org'],
  ['two dots in the local part', 'pi..lot@example.org'],
  ['a dot first', '.pilot@example.org'],
  ['a dot before the at', 'pilot.@example.org'],
  ['a space inside', 'pi lot@example.org'],
  ['a space in the domain', 'pilot@exam ple.org'],
  ['a hyphen at a label’s start', 'pilot@-example.org'],
  ['a hyphen at a label’s end', 'pilot@example-.org'],
  ['an underscore in the domain', 'pilot@exam_ple.org'],
  ['a name around it', 'Pilot <pilot@example.org>'],
  ['a mailto', 'mailto:pilot@example.org'],
  ['two addresses', 'a@example.org,b@example.org'],
  ['a newline', 'pilot@example.org\n'],
  ['an invisible character', 'pi\u200Blot@example.org'],
  ['a local part of 65', `${'a'.repeat(65)}@example.org`],
  ['a label of 64', `a@${'b'.repeat(64)}.org`],
])('rejects an email: %s (section 5)', (_why, email) => {
  expect(isEmail(email)).toBe(false);
  expect(emailError(email)).toBe(INVALID_EMAIL);
});

test('an invalid email gives the specification’s message (section 5)', () => {
  expect(INVALID_EMAIL).toBe('Please enter a valid email address');
});

test.each([
  ['Pilot@Example.ORG', 'pilot@example.org'],
  ['JÜRGEN@example.org', 'ju\u0308rgen@example.org'],
  ['ｐilot@example.org', 'pilot@example.org'],
])('%s and %s are the same address (C6.2)', (one, other) => {
  expect(emailKey(one)).toBe(emailKey(other));
});

test('the addresses of different people stay different (C6.2)', () => {
  const emails = ['a@example.org', 'a@example.com', 'á@example.org', 'a.b@example.org', 'ab@example.org'];
  expect(new Set(emails.map(emailKey)).size).toBe(emails.length);
});

test('the case of an address never matters, whatever its letters (C6.2)', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(emailKey(email.toUpperCase())).toBe(emailKey(email));
    }),
  );
});
