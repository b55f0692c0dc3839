/** Telephone numbers in common notations (sections 5 and 9; ITU-T E.164) */

import { validationMessage } from '../language/validation-message.ts';
import * as words from './words/en.ts';

/** In characters; the extension without its mark (section 9). */
const NATIONAL_NUMBER_MIN = 2;
const NATIONAL_NUMBER_MAX = 17;
const EXTENSION_INPUT_MAX = 250;

/** By zone; no code is another's prefix. */
export const CALLING_CODES = new Set(
  (
    '1 7 20 211 212 213 216 218 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 ' +
    '241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 260 261 262 263 264 265 266 267 268 269 ' +
    '27 290 291 297 298 299 30 31 32 33 34 350 351 352 353 354 355 356 357 358 359 36 370 371 372 373 374 375 376 377 ' +
    '378 380 381 382 383 385 386 387 389 39 40 41 420 421 423 43 44 45 46 47 48 49 500 501 502 503 504 505 506 507 508 ' +
    '509 51 52 53 54 55 56 57 58 590 591 592 593 594 595 596 597 598 599 60 61 62 63 64 65 66 670 672 673 674 675 676 ' +
    '677 678 679 680 681 682 683 685 686 687 688 689 690 691 692 800 808 81 82 84 850 852 853 855 856 86 870 878 880 ' +
    '881 882 883 886 888 90 91 92 93 94 95 960 961 962 963 964 965 966 967 968 970 971 972 973 974 975 976 977 979 98 ' +
    '992 993 994 995 996 998'
  ).split(' '),
);

const EXTENSION = /\s*(?:;?\s*ext(?:ension)?\.?\s*[:=.]?|,|;|x|#)\s*(\d[\d\s-]*)#?$/i;
const NUMBER = /^(?:\(?\+)?[\d\s().\-/\u2010-\u2015]*$/;

export function callingCodeOf(digits: string): string | null {
  for (const length of [1, 2, 3]) {
    const code = digits.slice(0, length);
    if (code.length === length && CALLING_CODES.has(code)) return code;
  }
  return null;
}

/** `null`: no extension. */
export function splitTelephone(text: string): { number: string; extension: string | null } {
  const match = EXTENSION.exec(text);
  return { number: match ? text.slice(0, match.index) : text, extension: match?.[1] ?? null };
}

/** Countries where the leading zero is also dialled from abroad (E.164). */
const KEEPS_ZERO = new Set(['225', '229', '241', '242', '378', '39']);
const BRACKETED_ZERO = /\(\s*0\s*\)/;

/** RFC 3966. Drops `(0)` unless it belongs to the number. */
export function telephoneLink(text: string): string {
  const { number, extension } = splitTelephone(text.trim());
  const [, international, digits = ''] = /^(\(?\+|\(?00)(.*)$/s.exec(number) ?? [];
  const code = callingCodeOf(digits.replace(/\D/g, ''));
  const isDialled = !international || (code !== null && KEEPS_ZERO.has(code));
  const dialled = (isDialled ? number : number.replace(BRACKETED_ZERO, '')).replace(/[^\d+]/g, '');
  return `tel:${dialled}${extension ? `;ext=${extension.replace(/\D/g, '')}` : ''}`;
}

export function telephoneError(text: string): string | null {
  const { number, extension } = splitTelephone(text);
  if (extension && extension.length > EXTENSION_INPUT_MAX)
    return validationMessage(words.extensionTooLong, { max: EXTENSION_INPUT_MAX });
  if (!NUMBER.test(number)) return words.validPhone;
  const digits = number.replace(/\D/g, '');
  const code = /^\(?\+/.test(number) ? callingCodeOf(digits) : '';
  if (code === null) return words.callingCode;
  const national = digits.length - code.length;
  return national >= NATIONAL_NUMBER_MIN && national <= NATIONAL_NUMBER_MAX
    ? null
    : validationMessage(words.phoneDigits, { min: NATIONAL_NUMBER_MIN, max: NATIONAL_NUMBER_MAX });
}
