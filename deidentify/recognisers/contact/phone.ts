/** Telephone numbers (C5.2), known to libphonenumber or not */
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Find } from '../../find.ts';
import { matchAt } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import { BEFORE_PART_NUMBER, EXTENSIONS, MEASURE } from '../../tables/cues/phone.ts';
import { phoneRegion } from '../known/telephone.ts';
import { type PhoneCue, phoneCueBefore } from './phone-cue.ts';

const RUN = new RegExp(
  `(?:\\(?\\+|\\()?\\d(?:(?:[ \\u00a0\\-‐‑–./()_]{0,2}| [-–/] |\\) / )\\d){5,17}(?:,?\\s?(?:${EXTENSIONS}|-)\\s?\\d{1,5}(?!\\d))?`,
  'y',
);
const EXTENSION = new RegExp(`,?\\s?(?:${EXTENSIONS})\\s?\\d{1,5}$`);
/** "08161 / 55 23 90-14", "0 75 71 / 68 23": a spaced slash, then groups. */
const SLASHED = /0(?: ?\d){2,5} \/ \d{2,4}(?: \d{2,4}){1,3}(?: \d)?(?: ?- ?\d{1,4})?(?!\d)/y;
const DATE_ALONE = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})$/;
/** Days, times and decimals are not telephone numbers after a verb of calling. */
const DATE_OR_TIME =
  /^(?:\(?(?:(?:19|20)\d{2}[-/. ]\d{1,2}[-/. ]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})(?![-/.]?\d)|\d{1,2}[.:]\d{2}\s?[-–]\s?\d{1,2}[.:]\d{2}(?!\d)|(?!0\d{2,3}\.\d{5,7}$)\d{1,4}\.\d+(?:\s|$))/;
/** "505-555-0104": North American groups, whatever the report's country. */
const AMERICAN = /^(?:\(?[2-9]\d{2}\)? ?[-.‐‑–]? ?[2-9]\d{2}[-.‐‑–]\d{4}|\([2-9]\d{2}\) ?[2-9]\d{2} \d{4})$/;
/** "118 685" is an airband frequency, "14 35 22" a time. */
const AIRBAND = /^1(?:1[89]|2\d|3[0-6])[ .,]\d{2,3}$/;
const TIME = /^(?:[01]\d|2[0-3]) [0-5]\d [0-5]\d$/;
/** "(01632 960001)": the bracket belongs to the sentence. */
const LONE_BRACKET = /^\((?!\+?\d{1,5}\))/;
/** "2016-0256": an airworthiness directive. */
const DIRECTIVE = /^(?:19|20)\d{2}-\d{3,4}$/;
const DIGITS_MAX = 15;
const LOOKUPS_MAX = 30;
/** Minimum of digits after a word for "number". */
const AFTER_NUMBER_MIN = 8;

/** `country`: ISO alpha-2 or null, for numbers without a country code. */
export function findPhones({ text, tokens }: Passage, country: string | null): Find[] {
  const finds: Find[] = [];
  const region = phoneRegion(country);
  let lookups = 0;
  let floor = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.start < floor || token.kind !== 'number') continue;
    const opened =
      token.start - (/[+(]{0,2}$/.exec(text.slice(Math.max(floor, token.start - 2), token.start))?.[0].length ?? 0);
    const start = LONE_BRACKET.test(text.slice(opened, opened + 8)) ? opened + 1 : opened;
    const run = matchAt(SLASHED, text, start) || oneOf(matchAt(RUN, text, start));
    if (run === '') continue;
    floor = start + run.length;
    const cue = phoneCueBefore(tokens, index);
    const known = lookups++ < LOOKUPS_MAX ? region : undefined;
    const number = run.replace(EXTENSION, '');
    const isValid = () => known !== undefined && parsePhoneNumberFromString(number, known)?.isValid() === true;
    const judged = isMeasured(text, floor) ? undefined : judge(text, start, number, cue, isValid);
    if (judged) finds.push({ start, end: floor, kind: 'phone', ...judged });
  }
  return finds;
}

/** "07700 900 111 / 07700 900 222": the first of two. */
function oneOf(run: string): string {
  return run.replace(/\D/g, '').length > DIGITS_MAX ? (run.split(' / ')[0] ?? run) : run;
}

/** "called on 118 685": after radio words or no cue, not telephone words. */
function isOnAir(before: string, run: string, cue: PhoneCue | undefined): boolean {
  if (cue && !/^(?:call|contact|signal|message)/.test(cue.word)) return false;
  return AIRBAND.test(run) || (TIME.test(run) && /\bat\s$/i.test(before));
}

function isMeasured(text: string, end: number): boolean {
  return /\p{L}/u.test(text.charAt(end)) || MEASURE.test(text.slice(end, end + 8));
}

type Judgement = { reason: string; confidence: number };

function judge(text: string, start: number, run: string, cue: PhoneCue | undefined, isValid: () => boolean) {
  const count = run.replace(/\D/g, '').length;
  const say = (confidence: number, reason: string): Judgement => ({ reason, confidence });
  const cued = cue !== undefined && (!cue.weak || count >= AFTER_NUMBER_MIN);
  const isOther =
    (cued ? DATE_ALONE : DATE_OR_TIME).test(run) || isOnAir(text.slice(Math.max(0, start - 60), start), run, cue);
  const isCoded = /^\(?(?:\+|00)/.test(run) && count >= (isOther ? 10 : 8);
  if (count <= DIGITS_MAX && isCoded) return say(0.97, 'A phone number with country code');
  if (isOther || count > DIGITS_MAX || (!cued && DIRECTIVE.test(run))) return undefined;
  if (cued && count >= 6 && !/^\d{3}[.,]\d{2,3}$/.test(run)) return say(0.9, 'Follows a word such as phone or call');
  if (AMERICAN.test(run) && !BEFORE_PART_NUMBER.test(text.slice(Math.max(0, start - 20), start)))
    return say(0.75, 'Reads like a phone number');
  if (count >= 8 && !/ [-–/] /.test(run) && isValid())
    return say(0.85, "A phone number as written in the club's country");
  return /^\(?0[ -]?[1-9]/.test(run) && count >= 9 ? say(0.7, 'Reads like a phone number') : undefined;
}
