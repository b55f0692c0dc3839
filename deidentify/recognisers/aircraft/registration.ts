/**
 * Registrations of every state (C5.2): a nationality mark and what may follow it, with hyphen, with a space or joined.
 */
import type { Find } from '../../find.ts';
import { MAKER_FIELDS, PLACE_FIELDS } from '../../reading/fields.ts';
import { isAscii } from '../../reading/fold.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { isWordLike } from '../../reading/word-like.ts';
import { NO_REGISTRATIONS, ROAD } from '../../tables/cues/registration.ts';
import { ACRONYM, AIRCRAFT, CRAFT, ORDINARY } from '../../tables/lexicon.ts';
import { JOINED_MARKS, NATIONALITY_MARKS, UNITED_STATES } from '../../tables/nationality-marks.ts';
import { isMeasured } from './measured.ts';

const HYPHEN = /^[-‐‑‒–—−－_./·]$/;
/** Marks of states that are no word in any language of the reports: "hb 3412". */
const NUMBERED_MARKS = /^(?:hb|oe|ph)$/;
const LONGEST_MARK = 4;
/** Beginnings that no English word has: where everything is in capitals only these are taken without hyphen. */
const NO_WORD = /^(?:G[BCDFJKTVXZ]|D[BFGKMNXZ]|F[BCGHJKMPW])[A-Z]{3}$/;
const REASON = 'An aircraft registration';
/** "DRONE", "GLARE": without a hyphen, and a word by its letters. */
const MAYBE = 'May be a registration or a word';
const MAYBE_ROAD = 'May be a registration or a road';

/** Finds registrations of all nationality marks, however they are joined. */
export function findRegistrations(passage: Passage): Find[] {
  const finds: Find[] = [];
  const { tokens } = passage;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token || token.kind === 'mark' || token.kind === 'redacted' || isInsideCode(tokens, i)) continue;
    const parted = hyphenated(passage, i) ?? spacedOut(passage, i);
    const last = parted ?? joined(passage, i);
    if (!last) continue;
    const doubtful = !parted && token.kind === 'word' && mayBeWord(passage, token) && !isIntroduced(tokens, i);
    const road = !parted && passage.language === 'other' && ROAD.test(token.text) && !isIntroduced(tokens, i);
    const judged =
      doubtful || road ? { reason: road ? MAYBE_ROAD : MAYBE, confidence: 0.4 } : { reason: REASON, confidence: 0.95 };
    finds.push({ start: token.start, end: last.end, kind: 'registration', ...judged });
    while ((tokens[i + 1]?.start ?? Number.POSITIVE_INFINITY) < last.end) i += 1;
  }
  return finds;
}

/** Alone in a field for a place, a maker or a type a word needs no more than a vowel: "HAWKER". */
function mayBeWord({ field, tokens }: Passage, { fold }: Token): boolean {
  const names = PLACE_FIELDS.has(field) || MAKER_FIELDS.has(field);
  return isWordLike(fold) || (names && tokens.length === 1 && /[aeiou]/.test(fold));
}

function isInsideCode(tokens: readonly Token[], index: number): boolean {
  const [first, before] = [tokens[index - 2], tokens[index - 1]];
  if (!before || before.spaced || tokens[index]?.spaced || !first || first.kind === 'mark') return false;
  return /^[-‐‑‒–—−]$/.test(before.text);
}

function hyphenated(passage: Passage, index: number): Token | undefined {
  const { tokens } = passage;
  const mark = tokens[index];
  const hyphen = tokens[index + 1];
  const suffix = tokens[index + 2];
  if (!mark || !hyphen || !suffix || mark.text.length > LONGEST_MARK || !HYPHEN.test(hyphen.text)) return undefined;
  if (hyphen.spaced !== suffix.spaced || suffix.newLine || !fits(mark, suffix)) return undefined;
  if (
    suffix.flags & ORDINARY &&
    (mark.text !== mark.text.toUpperCase() || suffix.letterCase !== 'upper' || isPartOfMachine(passage, index))
  )
    return undefined;
  const after = tokens[index + 3];
  if (suffix.kind === 'number' && after && !after.spaced && HYPHEN.test(after.text) && !tokens[index + 4]?.spaced) {
    if (tokens[index + 4]?.kind === 'number') return undefined;
  }
  return suffix;
}

/** "D-RING", "G-LOAD": where everything is in capitals, or wherever it stands. */
function isPartOfMachine(passage: Passage, index: number): boolean {
  const suffix = passage.tokens[index + 2]?.fold ?? '';
  return passage.sentences.styles[index] === 'shout' || /^(?:load|ring|box|tube|meter|force|shackle)$/.test(suffix);
}

function spacedOut(passage: Passage, index: number): Token | undefined {
  const { tokens } = passage;
  const mark = tokens[index];
  const suffix = tokens[index + 1];
  if (isCareless(mark, suffix) || isCarelessNumber(tokens, index)) return suffix;
  if (!mark || mark.text.length > 2 || mark.letterCase === 'lower' || !suffix?.spaced || suffix.newLine)
    return undefined;
  if (suffix.text.length > 6 || suffix.letterCase === 'lower' || mark.text !== mark.text.toUpperCase())
    return undefined;
  if (suffix.text !== suffix.text.toUpperCase() || !fits(mark, suffix)) return undefined;
  const introduced = isIntroduced(tokens, index);
  if (!/[A-Z]/.test(mark.text) || mark.fold === 'i') return undefined;
  if (suffix.kind === 'number' && mark.text !== 'N')
    return introduced || !(mark.flags & (ORDINARY | ACRONYM)) ? suffix : undefined;
  if (passage.sentences.styles[index] === 'shout' || suffix.flags & (ORDINARY | ACRONYM | CRAFT)) return undefined;
  if (mark.text === 'N' && !mark.spaced && index > 0) return undefined;
  if (mark.text === 'N')
    return (introduced || suffix.kind === 'code') &&
      suffix.text.length > 3 &&
      !/(?:KT|FT|KM|NM|MB|M)$/.test(suffix.text)
      ? suffix
      : undefined;
  return introduced || /^[GDF]$/.test(mark.text) ? suffix : undefined;
}

/** "d kabc": in small letters only with beginnings that no word has. */
function isCareless(mark: Token | undefined, suffix: Token | undefined): boolean {
  if (!mark?.spaced || !suffix?.spaced || suffix.newLine || suffix.flags !== 0 || suffix.fold.length !== 4)
    return false;
  return (
    mark.letterCase === 'lower' && /^[gdf]$/.test(mark.text) && NO_WORD.test((mark.text + suffix.text).toUpperCase())
  );
}

/** "hb 3412", "oe 5432": in small letters with figures, where nothing is measured. */
function isCarelessNumber(tokens: readonly Token[], index: number): boolean {
  const [mark, suffix] = [tokens[index], tokens[index + 1]];
  if (!mark || !suffix?.spaced || suffix.newLine || suffix.kind !== 'number') return false;
  return NUMBERED_MARKS.test(mark.text) && /^\d{4}$/.test(suffix.text) && !isMeasured(tokens, index + 1);
}

function joined(passage: Passage, index: number): Token | undefined {
  const { tokens } = passage;
  const token = tokens[index];
  if (!token || token.kind === 'number' || token.text.length < 4 || token.text.length > 8) return undefined;
  if (token.flags & (ORDINARY | ACRONYM | CRAFT) || NO_REGISTRATIONS.has(token.fold)) return undefined;
  const upper = token.text.toUpperCase();
  if (/000$/.test(upper)) return undefined;
  if (upper.startsWith('N') && UNITED_STATES.test(upper)) return token;
  const unlike = passage.language === 'english' && NO_WORD.test(upper);
  if (token.kind === 'word' && token.letterCase !== 'upper' && /[aeiouy]/.test(token.fold) && !unlike) return undefined;
  if (token.kind === 'word' && passage.sentences.styles[index] === 'shout' && !NO_WORD.test(upper)) return undefined;
  const after = tokens[index + 1];
  if (after?.text === '/' && !after.spaced && tokens[index + 2]?.kind === 'number') return undefined;
  for (let length = 1; length <= 2; length++) {
    const mark = upper.slice(0, length);
    if (JOINED_MARKS.has(mark) && NATIONALITY_MARKS.get(mark)?.test(upper.slice(length))) return token;
  }
  return undefined;
}

function fits(mark: Token, suffix: Token): boolean {
  const [upper, rest] = [pressedUpper(mark.text), pressedUpper(suffix.text)];
  if (upper === 'N') return UNITED_STATES.test(`N${rest}`) && rest.length > 2;
  return NATIONALITY_MARKS.get(upper)?.test(rest) === true;
}

/** In capitals; full-width letters and figures as ours. */
function pressedUpper(text: string): string {
  return (isAscii(text) ? text : text.normalize('NFKC')).toUpperCase();
}

/** A word for aircraft stands among the three words before the token: "the tug, D 1234". */
export function isIntroduced(tokens: readonly Token[], index: number): boolean {
  for (let i = index - 1; i >= Math.max(0, index - 3); i--) if ((tokens[i]?.flags ?? 0) & AIRCRAFT) return true;
  return false;
}
