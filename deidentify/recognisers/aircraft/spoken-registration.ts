/**
 * Registrations spelt on the radio (C5.2): of any state as a whole, and the report's own also by its last letters.
 */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import { AERODROME, BEFORE_LETTERS, SPELT } from '../../tables/cues/spoken-registration.ts';
import { ACRONYM, lookUp, RADIO } from '../../tables/lexicon.ts';
import { JOINED_MARKS, NATIONALITY_MARKS, UNITED_STATES } from '../../tables/nationality-marks.ts';
import { type SpokenRun, spokenRuns } from './spoken.ts';

const LONGEST = 7;
const SHORTEST = 4;
/** Joins one point to another: "November Echo Sierra und Sierra Whiskey Echo". */
const JOINER = /^(?:und|et|y|e|en|i|a|och|oraz|and|or)$/;
/** A call sign's last letters are three. */
const CALLED = 3;

/** Finds spelt registrations; `own` is the report's own, pressed to letters and digits, or empty. */
export function findSpokenRegistrations(passage: Passage, own: string): Find[] {
  const finds: Find[] = [];
  for (const run of spokenRuns(passage)) {
    const spelt = run.national || run.indices.some((index) => (passage.tokens[index]?.flags ?? 0) & RADIO);
    const ownFind = findOwn(passage, run, own);
    const found = ownFind ?? findAny(passage, run, spelt) ?? findCalled(passage, run);
    if (found) finds.push(found);
  }
  return finds;
}

/** Whole, by its last signs, or as pilots call: the first sign and the last two or three. */
function findOwn(passage: Passage, run: SpokenRun, own: string): Find | undefined {
  for (let length = own.length; length >= 2; length--) {
    const at = run.signs.indexOf(own.slice(-length));
    if (at < 0 || (run.national && length < SHORTEST)) continue;
    const called = at > 0 && length < own.length && run.signs.charAt(at - 1) === own.charAt(0);
    const from = called ? at - 1 : at;
    const before = passage.tokens[(run.indices[from] ?? 0) - 1];
    if (length <= 3 && BEFORE_LETTERS.has(before?.fold ?? '')) return undefined;
    if (length < run.signs.length && length < 3 && !called) return undefined;
    const find = findOf(passage, run, from, at + length, "The aircraft's own registration, spelt");
    return at + length - from >= SHORTEST ? { ...find, confidential: true } : find;
  }
  return undefined;
}

function findAny(passage: Passage, run: SpokenRun, spelt: boolean): Find | undefined {
  const { signs } = run;
  for (let at = 0; at + SHORTEST <= signs.length; at++) {
    for (let end = Math.min(signs.length, at + LONGEST); end - at >= SHORTEST; end--) {
      const upper = signs.slice(at, end).toUpperCase();
      if ((spelt || upper.length > 4) && isRegistration(upper))
        return findOf(passage, run, at, end, 'A registration, spelt');
    }
  }
  return undefined;
}

/**
 * "Eco Charlie Uniform": three letters of the radio and more, said in words without a comma, are what an aircraft is called by,
 * unless they spell an abbreviation ("Tango Mike Zulu") or an aerodrome, or are points and taxiways. In English, where these are
 * the words for points and parts as well, the manager is asked.
 */
function findCalled(passage: Passage, run: SpokenRun): Find | undefined {
  const { tokens } = passage;
  const words = run.indices.every((at) => (tokens[at]?.fold.length ?? 0) > 1 && tokens[at]?.kind === 'word');
  const [first, last] = [run.indices[0] ?? 0, run.lasts.at(-1) ?? 0];
  if (!words || run.national || run.signs.length < CALLED || run.signs.length > LONGEST) return undefined;
  if (!/^[a-z]+$/.test(run.signs) || new Set(run.signs).size === 1) return undefined;
  if (lookUp(run.signs) & ACRONYM || AERODROME.test(run.signs) || SPELT.test(run.signs)) return undefined;
  if (tokens.slice(first, last).some(({ text }) => text === ',') || BEFORE_LETTERS.has(tokens[first - 1]?.fold ?? ''))
    return undefined;
  if (JOINER.test(tokens[first - 1]?.fold ?? '') && (tokens[first - 2]?.flags ?? 0) & RADIO) return undefined;
  return {
    ...findOf(passage, run, 0, run.signs.length, 'A call sign, spelt'),
    confidence: passage.language === 'english' ? 0.4 : 0.85,
  };
}

function isRegistration(upper: string): boolean {
  if (UNITED_STATES.test(upper) && upper.length >= SHORTEST) return true;
  return [1, 2].some((length) => {
    const mark = upper.slice(0, length);
    return upper.length >= 5 && JOINED_MARKS.has(mark) && NATIONALITY_MARKS.get(mark)?.test(upper.slice(length));
  });
}

function findOf(passage: Passage, run: SpokenRun, from: number, to: number, reason: string): Find {
  const start = passage.tokens[run.indices[from] ?? 0]?.start ?? 0;
  const end = passage.tokens[run.lasts[to - 1] ?? 0]?.end ?? start;
  return { start, end, kind: 'registration', reason, confidence: 0.93 };
}
