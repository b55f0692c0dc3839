/**
 * Registrations said with figures (C5.2): "Delta 1234", "November 345KR", "Sierra Papa 3721". The report's own goes
 * whole or as pilots call it; any other where it can be nothing else. A lone "Delta 1234" of an unknown aircraft may be
 * an airline's flight in English: that is a suggestion, unless a word for aircraft introduces it (C5.3).
 */
import { type Find, SURE_ENOUGH } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import { BEFORE_MONTHS } from '../../tables/cues/people/name-context.ts';
import { BEFORE_LETTERS } from '../../tables/cues/spoken-registration.ts';
import { DOING, SAYING } from '../../tables/lexicon.ts';
import { JOINED_MARKS, NATIONALITY_MARKS, UNITED_STATES } from '../../tables/nationality-marks.ts';
import { figuredRuns, type Piece } from './figured.ts';
import { isMeasured } from './measured.ts';
import { isIntroduced } from './registration.ts';
import { isNational } from './spoken.ts';

const WHOLE = 4;
const RUNWAY = /^\d{1,2}[lrc]$/;

/** Finds registrations said with figures; `own` is the report's own, pressed to letters and digits, or empty. */
export function findFiguredRegistrations(passage: Passage, own: string): Find[] {
  const calls = callsOf(own);
  return figuredRuns(passage).flatMap((run) => {
    const found =
      longest(passage, run, (signs, pieces) =>
        calls.has(signs) && !isPointOrDay(passage, pieces, signs.length)
          ? {
              reason: "The aircraft's own registration, spelt",
              confidence: 0.93,
              ...(signs.length >= WHOLE && { confidential: true }),
            }
          : undefined,
      ) ?? longest(passage, run, (signs, pieces) => judgeAny(passage, signs, pieces));
    return found ? [found] : [];
  });
}

type Judgement = Pick<Find, 'reason' | 'confidence' | 'confidential'>;

/** Whole, from any sign on, or as pilots call: the first sign or two with two or more of the last. */
function callsOf(own: string): ReadonlySet<string> {
  const calls = new Set<string>();
  for (let length = own.length; length >= 2; length--) {
    const ending = own.slice(-length);
    calls.add(ending);
    for (const mark of [1, 2]) if (mark + length < own.length) calls.add(own.slice(0, mark) + ending);
  }
  return calls;
}

/** The longest stretch of pieces, with a letter and a figure in it, that `judge` takes. */
function longest(
  { tokens }: Passage,
  run: readonly Piece[],
  judge: (signs: string, pieces: readonly Piece[]) => Judgement | undefined,
): Find | undefined {
  for (let length = run.length; length >= 2; length--) {
    for (let from = 0; from + length <= run.length; from++) {
      const pieces = run.slice(from, from + length);
      const [first, last] = [pieces[0], pieces.at(-1)];
      if (!first || !last || !pieces.some(({ letter }) => letter) || !pieces.some(({ figure }) => figure)) continue;
      if (isMeasured(tokens, last.last)) continue;
      const judged = judge(pieces.map(({ signs }) => signs).join(''), pieces);
      const [start, end] = [tokens[first.first]?.start, tokens[last.last]?.end];
      if (judged && start !== undefined && end !== undefined) return { start, end, kind: 'registration', ...judged };
    }
  }
  return undefined;
}

/** "taxiway Delta 34", "on November 23": what few signs mean as well. */
function isPointOrDay(passage: Passage, pieces: readonly Piece[], length: number): boolean {
  const before = passage.tokens[(pieces[0]?.first ?? 0) - 1];
  return (length <= 3 && BEFORE_LETTERS.has(before?.fold ?? '')) || isDay(passage, pieces);
}

/** "5 November 2019", "in November 2019", "November 23, a Sunday": the month, with a day or a year. */
function isDay({ tokens }: Passage, pieces: readonly Piece[]): boolean {
  const [month, figure] = pieces;
  if (!month || !figure || tokens[month.first]?.fold !== 'november') return false;
  const day = /^(?:[12]?\d|3[01])$/.test(figure.signs);
  if (pieces.length > 2 || !(day || /^(?:19|20)\d\d$/.test(figure.signs))) return false;
  const [before, after] = [tokens[month.first - 1], tokens[figure.last + 1]];
  const counted = before?.text === '.' ? tokens[month.first - 2] : before;
  if (counted?.kind === 'number' || counted?.kind === 'code' || BEFORE_MONTHS.has(before?.fold ?? '')) return true;
  return day && !((after?.flags ?? 0) & (SAYING | DOING));
}

function judgeAny(passage: Passage, signs: string, pieces: readonly Piece[]): Judgement | undefined {
  const { tokens, language } = passage;
  const upper = signs.toUpperCase();
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first?.letter || !last || BEFORE_LETTERS.has(tokens[first.first - 1]?.fold ?? '')) return undefined;
  const sure = { reason: 'A registration, spelt', confidence: 0.9 };
  const letters = pieces.reduce((count, piece) => count + (piece.letter ? piece.signs.length : 0), 0);
  if (UNITED_STATES.test(upper)) return isAmerican(passage, signs, pieces) ? sure : undefined;
  const fits = [1, 2].some((length) => {
    const mark = upper.slice(0, length);
    return JOINED_MARKS.has(mark) && NATIONALITY_MARKS.get(mark)?.test(upper.slice(length));
  });
  if (!fits || signs.length < 5 || (letters < 2 && isNational(first))) return undefined;
  if (letters > 1 || language !== 'english' || isIntroduced(tokens, first.first)) return sure;
  return { reason: 'May be a registration or a flight', confidence: SURE_ENOUGH - 0.1 };
}

/** With letters behind the figures, five figures, or three and four that are no year and count nothing. */
function isAmerican(passage: Passage, signs: string, pieces: readonly Piece[]): boolean {
  const { tokens } = passage;
  const [month, figure] = pieces;
  if (!month || !figure || signs.length < WHOLE) return false;
  if (/[a-z]$/.test(signs)) return !RUNWAY.test(signs.slice(1));
  const before = tokens[month.first - 1];
  if (isDay(passage, pieces) || before?.kind === 'number') return false;
  if (isIntroduced(tokens, month.first)) return true;
  const after = tokens[(pieces.at(-1)?.last ?? 0) + 1];
  const counts = after?.letterCase === 'lower' && after.spaced && !(after.flags & (SAYING | DOING));
  const inMonth = BEFORE_MONTHS.has(before?.fold ?? '') && !/^(?:from|by)$/.test(before?.fold ?? '');
  return !inMonth && !/^(?:19|20)\d\d$/.test(signs.slice(1)) && (!counts || /^\d{5}$/.test(signs.slice(1)));
}
