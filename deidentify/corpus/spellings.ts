/**
 * The ways people write the values of a report's own fields, for property tests (C5.2: spelling must not hide them).
 */

import type { KnownIdentifiers } from '../request.ts';

/** A way to write a value, and the letters and digits that must no longer be readable afterwards. */
export type Spelling = { title: string; written: string; secret: string };

const RADIO =
  'Alpha Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliet Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'.split(
    ' ',
  );
const DIGITS = 'zero one two three four five six seven eight nine'.split(' ');

/** Letters and digits only, without case, accents or width. */
export function squash(text: string): string {
  const plain = text.normalize('NFKC').replaceAll('ł', 'l').replaceAll('Ł', 'L').normalize('NFD').toLowerCase();
  return plain.replace(/[^a-z0-9]/g, '');
}

function letters(text: string, separator: string): string {
  return [...text].join(separator);
}

function fullWidth(text: string): string {
  return [...text].map((one) => (/[!-~]/.test(one) ? String.fromCharCode(one.charCodeAt(0) + 0xfee0) : one)).join('');
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}

function spoken(text: string): string[] {
  return [...text].map((one) => RADIO[one.toUpperCase().charCodeAt(0) - 65] ?? DIGITS[Number(one)] ?? one);
}

function grouped(digits: string, size: number, separator: string): string {
  return (digits.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(separator);
}

/** The name in every order, case and width, with varied accents, spaces and hyphens. */
export function spellingsOfName(name: string): Spelling[] {
  const [first = '', ...rest] = name.split(' ');
  const last = rest.join(' ');
  const ways: Record<string, string> = {
    swapped: `${last}, ${first}`,
    'with an initial': `${first.charAt(0)}. ${last}`,
    'with a trailing initial': `${last} ${first.charAt(0)}.`,
    "with another's initial": `${first} Q. ${last}`,
    'lower case': name.toLowerCase(),
    capitals: name.toUpperCase(),
    'without accents': withoutAccents(name),
    'combining accents': name.normalize('NFD'),
    possessive: `${last}'s`,
    'two spaces': name.replace(' ', '  '),
    'line break': name.replace(' ', '\n'),
    'no-break space': name.replace(' ', '\u00a0'),
    hyphen: name.replace(' ', '-'),
    'other hyphens': name.replaceAll('-', '\u2011'),
    'no hyphens': name.replace(/[-']/g, ''),
    'invisible letters': letters(name, '\u200b'),
    'soft hyphen': `${last.slice(0, 3)}\u00ad${last.slice(3)}`,
    'letters apart': letters(last, ' '),
    'letters dotted': letters(last, '.'),
    wide: fullWidth(name),
    glued: name.replaceAll(' ', ''),
    'after a title': `Mr ${last}`,
    'in brackets': `${first} (${last})`,
  };
  return Object.entries(ways).map(([title, written]) => ({ title, written, secret: squash(last) }));
}

/** The address as typed, obfuscated and in part. */
export function spellingsOfEmail(email: string): Spelling[] {
  const [local = '', domain = ''] = email.split('@');
  const ways: Record<string, string> = {
    capitals: email.toUpperCase(),
    'in words': `${local} at ${domain.replaceAll('.', ' dot ')}`,
    'all in words': `${local.replaceAll('.', ' dot ')} AT ${domain.replaceAll('.', ' DOT ')}`,
    '(at)': `${local}(at)${domain}`,
    '[at]': `${local} [at] ${domain.replaceAll('.', ' [dot] ')}`,
    spaced: `${local} @ ${domain}`,
    wide: fullWidth(email),
    'first part': local,
  };
  return Object.entries(ways).map(([title, written]) => ({ title, written, secret: squash(local) }));
}

/**
 * The number with and without its country code, grouped in many ways, and in words. `national`: without the leading
 * zero.
 */
export function spellingsOfPhone(code: string, national: string): Spelling[] {
  const digits = `0${national}`;
  const ways: Record<string, string> = {
    national: digits,
    bare: national,
    international: `+${code} ${national}`,
    'with zeros': `00${code} ${national}`,
    'with (0)': `+${code} (0)${national}`,
    dots: grouped(digits, 2, '.'),
    slash: `${digits.slice(0, 4)}/${digits.slice(4)}`,
    hyphens: grouped(digits, 3, '-'),
    'other groups': grouped(national, 4, ' '),
    'digits apart': letters(digits, ' '),
    'no-break spaces': grouped(digits, 3, '\u00a0'),
    'without its area': national.slice(-6),
    'over a line': `${digits.slice(0, 5)}\n${digits.slice(5)}`,
    wide: fullWidth(digits),
  };
  const read = { title: 'read out', written: spoken(digits).join(' '), secret: squash(spoken(national).join('')) };
  return [read, ...Object.entries(ways).map(([title, written]) => ({ title, written, secret: national.slice(-6) }))];
}

/** The registration hyphenated, spelt, or cut to its last letters after a cue. */
export function spellingsOfRegistration(registration: string): Spelling[] {
  const [mark = '', rest = ''] = registration.split('-');
  const all = mark + rest;
  const ways: Record<string, string> = {
    'lower case': registration.toLowerCase(),
    glued: all,
    spaced: `${mark} ${rest}`.toLowerCase(),
    dash: `${mark}\u2013${rest}`,
    dot: `${mark}.${rest}`,
    'spaced hyphen': `${mark} - ${rest}`,
    'characters apart': letters(all, ' '),
    'characters hyphenated': letters(all, '-'),
    'cut elsewhere': `${mark}-${rest.slice(0, 2)} ${rest.slice(2)}`,
    'invisible letters': letters(all, '\u200b'),
    wide: fullWidth(registration),
  };
  const cues: Record<string, string> = {
    'call sign': rest.slice(-2),
    'lower-case call sign': rest.slice(-3).toLowerCase(),
  };
  return [
    ...Object.entries(ways).map(([title, written]) => ({ title, written, secret: squash(rest) })),
    ...[' ', '-', ', ', ...(/^[A-Z]+$/.test(rest) ? [''] : [])].map((separator) => {
      const secret = squash(spoken(rest).join(''));
      return { title: 'radio alphabet', written: spoken(all).join(separator), secret };
    }),
    ...(/^\d+$/.test(rest)
      ? [' ', '-'].map((separator) => ({
          title: 'radio letters and a figure',
          written: [...spoken(mark), rest].join(separator),
          secret: rest,
        }))
      : []),
    ...Object.entries(cues).map(([title, sign]) => {
      return { title, written: `callsign ${sign}`, secret: squash(`callsign ${sign}`) };
    }),
  ];
}

/** The serial number after words that introduce it. */
export function spellingsOfSerial(serial: string): Spelling[] {
  const cues = ['s/n', 'S/N:', 'serial number', 'Serial no.', 'Werknummer', 'c/n', 'serial', 'number', 'that'];
  return cues.map((cue) => ({ title: cue, written: `${cue} ${serial}`, secret: squash(serial) }));
}

/** Invented reporters with their field values; `code` and `national` are the two parts of the telephone number. */
export const REPORTERS: readonly { known: Required<KnownIdentifiers>; code: string; national: string }[] = [
  reporter('Robert Burrows', 'rob.burrows@example.org', '44', '7700900123', 'G-CKLM', '21345'),
  reporter('Małgorzata Wiśniewska', 'gosia_w77@example.pl', '48', '601234567', 'SP-3721', 'B-1123'),
  reporter('Hans-Jürgen Müller', 'hj.mueller@example.de', '49', '1712345678', 'D-KABC', '8123'),
  reporter("Siobhán O'Malley", 'siobhan.om@example.ie', '353', '862345678', 'EI-GLX', 'W-04178'),
  reporter('Chloé Dubois-Lefèvre', 'chloe.dl@example.fr', '33', '612345678', 'F-CIJK', '5312'),
];

function reporter(
  reporterName: string,
  reporterEmail: string,
  code: string,
  national: string,
  aircraftRegistration: string,
  serialNumber: string,
): { known: KnownIdentifiers; code: string; national: string } {
  const reporterTelephone = `+${code} ${national}`;
  const known = { reporterName, reporterEmail, reporterTelephone, aircraftRegistration, serialNumber };
  return { known, code, national };
}
