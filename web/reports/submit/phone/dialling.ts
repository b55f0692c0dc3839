/**
 * International and trunk prefixes by country (ITU-T E.164, annexes to the ITU Operational Bulletin); test/house
 * compares them with libphonenumber's metadata.
 */
import { callingCodeOf, splitTelephone, telephoneError } from '../../../../domain/text/telephone.ts';

const NORTH_AMERICA = /^011/;
const RUSSIAN = /^810/;

/** International prefixes by calling code, unless only 00. */
const INTERNATIONAL_PREFIX: Record<string, RegExp> = {
  1: NORTH_AMERICA,
  7: RUSSIAN,
  53: /^119/,
  55: /^00(?:1[245]|2[1-35]|31|4[13]|[56]5|99)/,
  57: /^00(?:4(?:[14]4|56)|[579])/,
  61: /^001[14-689]/,
  62: /^00[89]/,
  64: /^0161/,
  65: /^0[0-3]\d/,
  66: /^00[1-9]/,
  81: /^010/,
  82: /^00(?:[125689]|3(?:[46]5|91)|7(?:00|27|3|55|6[126]))/,
  234: /^009/,
  254: /^000/,
  255: /^00[056]/,
  256: /^00[057]/,
  375: RUSSIAN,
  591: /^001\d/,
  592: /^001/,
  598: /^01[3-9]\d/,
  680: /^01[12]/,
  692: NORTH_AMERICA,
  852: /^00(?:30|5[09]|[126-9])/,
  855: /^00[14-9]/,
  886: /^0(?:0[25-79]|19)/,
  972: /^01(?:05|[2-9])/,
  976: /^001/,
  992: RUSSIAN,
  993: RUSSIAN,
};
const COMMON_INTERNATIONAL_PREFIX = /^00/;

/** Calling codes with trunk prefix 0. */
const TRUNK_ZERO = new Set(
  (
    '20 211 212 213 218 231 232 233 234 243 249 250 251 252 254 255 256 260 261 262 263 264 265 27 291 31 32 33 353 355 ' +
    '358 359 373 374 377 380 381 382 383 385 386 387 389 40 41 421 423 43 44 46 49 508 51 53 54 55 57 58 590 591 593 594 ' +
    '595 596 598 60 61 62 63 64 66 686 81 82 84 850 855 856 86 880 886 90 91 92 93 94 95 961 962 963 964 966 967 970 971 ' +
    '972 976 977 98 994 995 996'
  ).split(' '),
);

const TRUNK_PREFIX: Record<string, RegExp> = {
  1: /^1/,
  7: /^8/,
  36: /^06/,
  370: /^[08]/,
  375: /^80?/,
  692: /^1/,
  993: /^8/,
};

/** Lengths of national numbers where fixed: they distinguish a prefix from a first digit. */
const NATIONAL_LENGTH: Record<string, number> = { 1: 10, 7: 10, 370: 8, 375: 9, 692: 7, 993: 8 };

/**
 * Converts a number written without + in this country to international form. If its prefix is ambiguous, only adds the
 * calling code.
 */
export function internationalForm(code: string, typed: string): string {
  const asWritten = `+${code} ${typed}`;
  if (telephoneError(typed)) return asWritten;
  const [abroad, common] = [INTERNATIONAL_PREFIX[code], COMMON_INTERNATIONAL_PREFIX]
    .map((prefix) => dropPrefix(prefix, typed, '+'))
    .filter((number) => number !== null);
  if (abroad) return common ? asWritten : abroad;
  return (
    dropPrefix(TRUNK_PREFIX[code] ?? (TRUNK_ZERO.has(code) ? /^0(?!0)/ : undefined), typed, `+${code} `) ?? asWritten
  );
}

/** Null unless the digits start with the prefix and the rest is a possible number. */
function dropPrefix(prefix: RegExp | undefined, typed: string, lead: string): string | null {
  const [prefixDigits] = prefix?.exec(digitsOf(typed)) ?? [];
  if (!prefixDigits) return null;
  const number = lead + dropDigits(typed, prefixDigits.length);
  return telephoneError(number) === null && hasNationalLength(number) ? number : null;
}

function hasNationalLength(number: string): boolean {
  const digits = digitsOf(number);
  const code = callingCodeOf(digits) ?? '';
  const national = digits.slice(code.length);
  // No North American area code starts with 0 or 1.
  if (code === '1' && /^[01]/.test(national)) return false;
  return national.length === (NATIONAL_LENGTH[code] ?? national.length);
}

const digitsOf = (text: string) => splitTelephone(text).number.replace(/\D/g, '');

/** Keeps the formatting, without a bracket around the prefix. */
function dropDigits(typed: string, count: number): string {
  const rest = typed.replace(new RegExp(`^(?:\\D*\\d){${count}}[^\\d(]*`), '');
  return rest.replace(/^([^(]*)\)/, '$1');
}
