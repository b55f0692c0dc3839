import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatEncodedMessage } from '../language/validation-message.ts';
import { CALLING_CODES, callingCodeOf, telephoneError, telephoneLink } from './telephone.ts';

const said = (complaint: string | null) => complaint && formatEncodedMessage(complaint);

const DIGITS = 'A phone number has 2 to 17 digits';
const CODE = 'Please enter a phone number with a valid country calling code after the +';
const FORM = 'Please enter a valid phone number';
const EXTENSION = 'The extension must be at most 250 characters';

test.each([
  '+447700900123',
  '+44 7700 900123',
  '+44 (0)7700 900123',
  '(+44) 7700 900123',
  '07700 900123',
  '(202) 555-0123',
  '+1 202-555-0123',
  '+1.202.555.0123',
  '+49 30/23125-123',
  '0044 7700 900123',
  '+33 1 99 00 12 34',
  '+44–7700–900123',
  '112',
  '+44 7700 900123 ext. 12',
  '+44 7700 900123 extension 12',
  '+44 7700 900123;ext=12',
  '+44 7700 900123 x12',
  '+44 7700 900123 #12',
  '+44 7700 900123, 12',
  '07700 900123 EXT 12 34',
])('%s is a phone number (section 5)', (text) => {
  expect(telephoneError(text)).toBeNull();
});

test.each([
  ['1', DIGITS],
  ['12', null],
  ['1'.repeat(16), null],
  ['1'.repeat(17), null],
  ['1'.repeat(18), DIGITS],
  ['+441', DIGITS],
  ['+4412', null],
  [`+44${'1'.repeat(17)}`, null],
  [`+44${'1'.repeat(18)}`, DIGITS],
  [`+1${'2'.repeat(17)}`, null],
  [`+1${'2'.repeat(18)}`, DIGITS],
  [`+353${'1'.repeat(17)}`, null],
  [`+353${'1'.repeat(18)}`, DIGITS],
  ['+44', DIGITS],
  ['+979', DIGITS],
  ['---', DIGITS],
  ['x12', DIGITS],
])('the digits of %s, counted without its calling code: %s (section 9)', (text, complaint) => {
  expect(said(telephoneError(text))).toBe(complaint);
});

test.each(['+', '+0 7700 900123', '+999 7700 900123', '+210 123456', '+21', '+384 123456', '(+999) 123456'])(
  'rejects %s: a number starting with + needs a valid calling code (section 5)',
  (text) => {
    expect(telephoneError(text)).toBe(CODE);
  },
);

test.each([
  'call me',
  '+44 7700 nine',
  'tel: 07700 900123',
  '++44 7700 900123',
  '07700+900123',
  '07700 900123 ext.',
  'ask@club',
])('%s is not a phone number (section 5)', (text) => {
  expect(telephoneError(text)).toBe(FORM);
});

test.each([
  [249, null],
  [250, null],
  [251, EXTENSION],
])('an extension of %d characters: %s (section 9)', (length, complaint) => {
  for (const mark of [' x', ' ext. ', ';ext=', ' extension ', '#'])
    expect(said(telephoneError(`+44 7700 900123${mark}${'1'.repeat(length)}`))).toBe(complaint);
});

test.each([
  ['+44 7700 900123', 'tel:+447700900123'],
  ['07700 900123', 'tel:07700900123'],
  ['+44 20 7946 0958 ext 12', 'tel:+442079460958;ext=12'],
  ['+1 555 010 9999 x42', 'tel:+15550109999;ext=42'],
  ['+44 20 7946 0958;ext=12', 'tel:+442079460958;ext=12'],
  ['+44 20 7946 0958 #12 34', 'tel:+442079460958;ext=1234'],
  ['+44 20 7946 0958, 12', 'tel:+442079460958;ext=12'],
])('RFC 3966: %s becomes the link %s, with its extension apart from its digits', (text, link) => {
  expect(telephoneLink(text)).toBe(link);
});

test.each([
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['(+44) ( 0 ) 20 7946 0958', 'tel:+442079460958'],
  ['+49 (0)30/23125-123 ext. 7', 'tel:+493023125123;ext=7'],
  ['0044 (0)20 7946 0958', 'tel:00442079460958'],
  // Here the zero is dialled: no calling code, or an Italian number.
  ['(0)20 7946 0958', 'tel:02079460958'],
  ['+39 (0)2 1234 5678', 'tel:+390212345678'],
])('%s becomes the link %s: a (0) after the calling code is left out unless it belongs to the number', (text, link) => {
  expect(telephoneLink(text)).toBe(link);
});

test('there are 215 calling codes, and none is the beginning of another (section 5)', () => {
  expect(CALLING_CODES.size).toBe(215);
  for (const code of CALLING_CODES) {
    expect(callingCodeOf(`${code}123456`)).toBe(code);
    for (const other of CALLING_CODES) expect(other !== code && other.startsWith(code)).toBe(false);
  }
});

test('no text makes the check throw or gives an invalid link', () => {
  const piece = fc.constantFrom(' ', '1', '-', 'x', ';', ',', '#', 'ext', '+', '.', '(', '\n');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 300 }), (pieces) => {
      telephoneError(pieces.join(''));
      expect(telephoneLink(pieces.join(''))).toMatch(/^tel:[\d+]*(?:;ext=\d+)?$/);
    }),
  );
});
