/**
 * Registrations with digits: "Delta 1234" (C5.2). Any but the aircraft's own must be unambiguous; a lone English one
 * may be a flight (C5.3)
 */
import { type Find, REPLACE_FROM_CONFIDENCE } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import { BEFORE_MONTHS } from '../../tables/cues/people/name-context.ts';
import { ACTION_VERB, SPEECH_VERB } from '../../tables/lexicon.ts';
import { isJoinedRegistration, UNITED_STATES } from '../../tables/nationality-marks.ts';
import { isIntroduced } from './registration.ts';
import { isPoint, ownIn, REGISTRATION_CHARS_MIN, type SpellingRule, spelling, spellings } from './spelling.ts';
import { isNational, type SpokenSymbol, spokenRuns, symbolOrNumberAt } from './spoken.ts';
import { hasUnitAfter } from './unit-after.ts';

const YEAR = /^(?:19|20)\d\d$/;

/** `own`: compact, or empty. */
export function findRegistrationsWithNumbers(passage: Passage, own: string): Find[] {
  const runs = spokenRuns(passage, symbolOrNumberAt).filter((run) => run.some(({ isLetter }) => isLetter));
  return runs.flatMap((run) => {
    const figured =
      (judge: SpellingRule): SpellingRule =>
      (characters, from, to) =>
        mayBeRegistration(passage, run.slice(from, to)) ? judge(characters, from, to) : undefined;
    return spellings(passage, run, [figured(ownIn(passage, run, own)), figured(anyRegistration(passage, run))]);
  });
}

/** Has a letter and a digit, and is neither a measurement nor a day. */
function mayBeRegistration(passage: Passage, pieces: readonly SpokenSymbol[]): boolean {
  const isMixed = pieces.some(({ isLetter }) => isLetter) && pieces.some(({ isNumber }) => isNumber);
  return isMixed && !hasUnitAfter(passage.tokens, pieces.at(-1)?.last ?? 0) && !isDay(passage, pieces);
}

/** "5 November 2019", "November 23, a Sunday": with a day or a year. */
function isDay({ tokens }: Passage, pieces: readonly SpokenSymbol[]): boolean {
  const [month, figure] = pieces;
  if (!month || !figure || pieces.length > 2 || tokens[month.first]?.fold !== 'november') return false;
  const day = /^(?:[12]?\d|3[01])$/.test(figure.characters);
  if (!day && !YEAR.test(figure.characters)) return false;
  const [before, after] = [tokens[month.first - 1], tokens[figure.last + 1]];
  const counted = before?.text === '.' ? tokens[month.first - 2] : before;
  if (counted?.kind === 'number' || counted?.kind === 'code' || BEFORE_MONTHS.has(before?.fold ?? '')) return true;
  return day && !((after?.flags ?? 0) & (SPEECH_VERB | ACTION_VERB));
}

function anyRegistration(passage: Passage, run: readonly SpokenSymbol[]): SpellingRule {
  return (characters, from, to) => {
    const pieces = run.slice(from, to);
    const [first] = pieces;
    if (!first?.isLetter || isPoint(passage, first)) return undefined;
    const sure = { reason: 'A registration, spelt out', confidence: 0.9 };
    const upper = characters.toUpperCase();
    if (UNITED_STATES.test(upper)) return isAmerican(passage, characters, pieces) ? sure : undefined;
    const several = spelling(pieces.filter(({ isLetter }) => isLetter)).length > 1;
    if (
      characters.length <= REGISTRATION_CHARS_MIN ||
      !(several || !isNational([first])) ||
      !isJoinedRegistration(upper)
    )
      return undefined;
    if (several || passage.language !== 'english' || isIntroduced(passage.tokens, first.first)) return sure;
    return { reason: 'May be a registration or a flight number', confidence: REPLACE_FROM_CONFIDENCE - 0.1 };
  };
}

/** With letters after the digits, five digits, or three or four that are neither a year nor a count. */
function isAmerican({ tokens }: Passage, characters: string, pieces: readonly SpokenSymbol[]): boolean {
  const [first, last] = [pieces[0]?.first ?? 0, pieces.at(-1)?.last ?? 0];
  const figures = characters.slice(1);
  if (characters.length < REGISTRATION_CHARS_MIN) return false;
  if (/[a-z]$/.test(figures)) return !/^\d{1,2}[lrc]$/.test(figures); // a runway
  const [before, after] = [tokens[first - 1], tokens[last + 1]];
  if (before?.kind === 'number') return false;
  if (isIntroduced(tokens, first)) return true;
  const counts = after?.letterCase === 'lower' && after.spaced && !(after.flags & (SPEECH_VERB | ACTION_VERB));
  const inMonth = BEFORE_MONTHS.has(before?.fold ?? '') && !/^(?:from|by)$/.test(before?.fold ?? '');
  return !inMonth && !YEAR.test(figures) && (!counts || figures.length === 5);
}
