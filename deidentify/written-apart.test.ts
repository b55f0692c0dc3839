/** Identifiers written with gaps, mixed or joined, as people hide or mistype them (C5.2). */
import { expect, test } from 'vitest';
import { inputWithTagger } from '../bench/deidentify/name-tagger.ts';
import { deidentify } from './deidentify.ts';

const published = (narrative: string) => deidentify(inputWithTagger({ narrative })).texts['narrative'];

test.each([
  ['Write to john . doe @ gmail . com about it.', 'Write to [email] about it.'],
  ['erika . muster @ t-online . de', '[email]'],
  ['Demandez à anna_k @ orange .fr svp.', 'Demandez à [email] svp.'],
  ['Contact: jan.kowalski @ wp . pl', 'Contact: [email]'],
])('an email address with spaces around its @ and dots is replaced as a whole: %s (C5.2)', (written, wanted) => {
  expect(published(written)).toBe(wanted);
});

test.each([
  ['Call oh seven 700 nine hundred 123.', 'Call [phone].'],
  ['Ring me on 07700 nine double oh 123.', 'Ring me on [phone].'],
  ['Tel. null eins sieben 1 4711 zwei drei vier', 'Tel. [phone]'],
  ['Appelez le zéro 6 douze 34 56 78', 'Appelez le [phone]'],
])('a telephone number in words and figures is replaced as a whole: %s (C5.2)', (written, wanted) => {
  expect(published(written)).toBe(wanted);
});

test.each([
  ['The glider BGA1234 landed.', 'The glider [registration] landed.'],
  ['Am Rumpf stand DAeC4711.', 'Am Rumpf stand [registration].'],
  ['The glider BGA/1234 landed.', 'The glider BGA/[registration] landed.'],
  ['Am Rumpf stand DAeC-4711.', 'Am Rumpf stand DAeC-[registration].'],
  ['Contact me #glider_pilot', 'Contact me [link]'],
  ['The video is by #HansFliegt and #hansmoser.', 'The video is by [link] and [link].'],
  ['my handle is hansi#4711 there', 'my handle is [link] there'],
])('registrations after association letters, and handles with a hash, are replaced: %s (C5.2)', (written, wanted) => {
  expect(published(written)).toBe(wanted);
});

test.each([
  'We met @ noon. It was hot.',
  'He was @ the airfield. No one else.',
  'Runway #27L, winch #2, #3 drum, and #safety first.',
  'Climbing to FL95 at 123.450 with QNH 1013.',
  'Launch at 1432, then 2 300 ft, three hundred, 400 m.',
  'We counted one, two, 3, 4, five, 6, seven.',
  'The BGA2021 rules say so.',
  'The BGA/2021 rules say so.',
  'Tagged #GlidingSafety, #SafetyFirst, #MarkYourLine and #martinique.',
])('what only looks like an identifier is kept: %s (C5.3)', (written) => {
  expect(published(written)).toBe(written);
});

test.each(['1 2 3 4 5 6 ', 'one 2 ', '07700 900123, '])(
  'a text of 20,000 characters of %j is read within 3 seconds (C5.2)',
  (piece) => {
    const text = piece.repeat(Math.ceil(20_000 / piece.length));
    const begun = performance.now();
    published(text);
    expect(performance.now() - begun).toBeLessThan(3_000);
  },
);
