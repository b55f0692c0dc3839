/**
 * Telephone numbers (C5.2): runs of digits that libphonenumber takes for a number of the club's country, and, guarded
 * by what stands around them, those that it does not know.
 */
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import { MEASURE, PART } from '../../tables/cues/phone.ts';
import { phoneRegion } from '../known/telephone.ts';
import { type PhoneCue, phoneCueBefore } from './phone-cue.ts';

const RUN =
  /(?:\+|\()?\d(?:(?:[ \u00a0\-‐‑–./()_]{0,2}| [-–] )\d){5,17}(?:\s?(?:x|ext\.?|extension|Durchwahl|-)\s?\d{1,5})?/y;
/** "08161 / 55 23 90", "0176 / 5550 1837": a space on both sides of the slash, then figures in groups. */
const SLASHED = /0\d{2,5} \/ \d{2,4}(?: \d{2,4}){1,3}(?: \d)?(?!\d)/y;
const DATE = /^\(?(?:\d{4}[-/. ]\d{1,2}[-/. ]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})(?![-/.]?\d)/;
const DATE_ALONE = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})$/;
const CLOCK = /^\d{1,2}[.:]\d{2}\s?[-–]\s?\d{1,2}[.:]\d{2}(?!\d)/;
const DECIMALS = /^\d{1,4}\.\d+(?:\s|$)/;
/** "505-555-0104": ten digits in the groups of North America, whichever country reports. */
const AMERICAN = /^(?:\(?[2-9]\d{2}\)? ?[-.‐‑–]? ?[2-9]\d{2}[-.‐‑–]\d{4})$/;
/** "118 685", the airband by radio; "14 35 22", the time of day. */
const AIRBAND = /^1(?:1[89]|2\d|3[0-6])[ .,]\d{2,3}$/;
const TIME = /^(?:[01]\d|2[0-3]) [0-5]\d [0-5]\d$/;
const MOST_LOOKUPS = 30;
/** Fewest digits behind a word that only says number. */
const LEAST_BEHIND_NUMBER = 8;

/** Finds telephone numbers; `country` (ISO alpha-2 or null) says how those without a country code are read. */
export function findPhones(passage: Passage, country: string | null): Find[] {
  const finds: Find[] = [];
  const region = phoneRegion(country);
  let lookups = 0;
  let floor = 0;
  for (const [index, token] of passage.tokens.entries()) {
    if (token.start < floor || token.kind !== 'number') continue;
    const opened = startOf(passage.text, token.start, floor);
    const start = isLoneBracket(passage.text, opened) ? opened + 1 : opened;
    RUN.lastIndex = start;
    SLASHED.lastIndex = start;
    const matched = SLASHED.exec(passage.text) ?? RUN.exec(passage.text);
    if (!matched) continue;
    floor = start + matched[0].length;
    const cue = phoneCueBefore(passage.tokens, index);
    const judged = judge(passage.text, start, matched[0], cue, lookups++ < MOST_LOOKUPS ? region : undefined);
    if (judged) finds.push({ start, end: floor, kind: 'phone', ...judged });
  }
  return finds;
}

function startOf(text: string, start: number, floor: number): number {
  let at = start;
  while (at - 1 >= floor && start - at < 2 && /[+(]/.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** "(01632 960001)": the bracket belongs to the sentence. */
function isLoneBracket(text: string, start: number): boolean {
  return text.charAt(start) === '(' && !/^\(\+?\d{1,5}\)/.test(text.slice(start, start + 8));
}

/** "called on 118 685", "the call came at 14 35 22": behind words for radio, or none, not behind words for telephones. */
function isOnAir(before: string, run: string, cue: PhoneCue | undefined): boolean {
  if (cue && !/^(?:call|contact|signal|message)/.test(cue.word)) return false;
  return AIRBAND.test(run) || (TIME.test(run) && /\bat\s$/i.test(before));
}

type Judgement = { reason: string; confidence: number };

function judge(
  text: string,
  start: number,
  run: string,
  cue: PhoneCue | undefined,
  region: CountryCode | undefined,
): Judgement | undefined {
  const end = start + run.length;
  const digits = run.replace(/\D/g, '');
  if (/\p{L}/u.test(text.charAt(end)) || MEASURE.test(text.slice(end, end + 8))) return undefined;
  if (/^\(?(?:\+|00)\d/.test(run) && digits.length >= 10 && digits.length <= 15)
    return { reason: 'A telephone number with country code', confidence: 0.97 };
  const cued = cue !== undefined && (!cue.weak || digits.length >= LEAST_BEHIND_NUMBER);
  if (
    digits.length > 15 ||
    DATE_ALONE.test(run) ||
    (!cued && (DATE.test(run) || CLOCK.test(run) || DECIMALS.test(run)))
  )
    return undefined;
  if (isOnAir(text.slice(Math.max(0, start - 60), start), run, cue)) return undefined;
  if (/^\(?(?:\+|00)/.test(run) && digits.length >= 8)
    return { reason: 'A telephone number with country code', confidence: 0.97 };
  if (cued && digits.length >= 6 && !/^\d{3}[.,]\d{2,3}$/.test(run))
    return { reason: 'Follows a word such as phone or call', confidence: 0.9 };
  if (AMERICAN.test(run) && !PART.test(text.slice(Math.max(0, start - 20), start)))
    return { reason: 'Reads like a telephone number', confidence: 0.75 };
  if (region && digits.length >= 8 && !/ [-–] /.test(run) && parsePhoneNumberFromString(run, region)?.isValid()) {
    return { reason: "A telephone number of the club's country", confidence: 0.85 };
  }
  return /^\(?0[1-9]/.test(run) && digits.length >= 9
    ? { reason: 'Reads like a telephone number', confidence: 0.7 }
    : undefined;
}
