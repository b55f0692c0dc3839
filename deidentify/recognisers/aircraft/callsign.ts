/**
 * Last letters and competition numbers where something introduces them (C5.2): "callsign KT", "comp no 7V",
 * "Wettbewerbskennzeichen XY", "BGA 4471".
 */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { TYPE_OR_AVIATION_CODE } from '../../tables/aircraft-words.ts';
import {
  FILLERS,
  JOINTS,
  LONE_CUES,
  PAIRED_CUES,
  SECOND_CUES,
  SINGLE_CUES,
  YEARBOOKS,
} from '../../tables/cues/callsign.ts';
import { ACRONYM, ARTICLE, CRAFT, ORDINARY, ROLE } from '../../tables/lexicon.ts';
import { isMeasured } from './measured.ts';
import { signAt } from './spoken.ts';

const FILLER_MARK = /^[:="'“”‘’(#.\-–„«º°]$/;
const MOST_FILLERS = 4;
const MOST_JOINTS = 3;
const MOST_SPOKEN = 7;
const MOST_BETWEEN = 7;
/** Flight levels, runways and winds. */
const NO_SIGN = /^(?:FL\d+|\d{2}[LRC]|[NS]?[NS][EW]|[NSEW])$/;

/** Finds call signs, competition and BGA numbers that are introduced as such. */
export function findCallsigns(passage: Passage): Find[] {
  const finds: Find[] = [];
  for (let i = 0; i < passage.tokens.length; i++) {
    const find = bgaNumber(passage.tokens, i) ?? introduced(passage, i);
    if (!find) continue;
    finds.push(find);
    while ((passage.tokens[i + 1]?.start ?? Number.POSITIVE_INFINITY) < find.end) i += 1;
  }
  return finds;
}

function bgaNumber(tokens: readonly Token[], index: number): Find | undefined {
  const token = tokens[index];
  if (token?.fold !== 'bga') return undefined;
  let at = index + 1;
  while (
    at < index + MOST_FILLERS &&
    (FILLERS.has(tokens[at]?.fold ?? '') || tokens[at]?.text === '.' || tokens[at]?.text === '-')
  )
    at += 1;
  const number = tokens[at];
  if (number?.kind !== 'number' || !/^\d{3,5}$/.test(number.fold) || number.newLine) return undefined;
  if (isMeasured(tokens, at) || isYear(tokens, at)) return undefined;
  return { start: number.start, end: number.end, kind: 'registration', reason: 'A BGA number', confidence: 0.92 };
}

/** "the BGA 2021 rules". */
function isYear(tokens: readonly Token[], index: number): boolean {
  const papers = YEARBOOKS;
  return /^20[0-2]\d$/.test(tokens[index]?.fold ?? '') && papers.test(tokens[index + 1]?.fold ?? '');
}

/** The index after the cue at `index`, or undefined if there is none. */
function afterCue(tokens: readonly Token[], index: number): number | undefined {
  const cue = tokens[index];
  if (cue?.kind !== 'word') return undefined;
  if (cue.fold === 'c' && tokens[index + 1]?.text === '/' && tokens[index + 2]?.fold === 's') return index + 3;
  if (SINGLE_CUES.has(cue.fold)) return cue.fold.length > 3 || /^[A-Z]{2}/.test(cue.text) ? index + 1 : undefined;
  if (!PAIRED_CUES.has(cue.fold)) return undefined;
  let second = index + 1;
  while (second <= index + MOST_JOINTS && JOINTS.has(tokens[second]?.fold ?? '')) second += 1;
  if (SECOND_CUES.has(tokens[second]?.fold ?? '')) return second + 1;
  return tokens[index + 1]?.text === '#' ? index + 2 : undefined;
}

/** "nominativo Ancona Savona", "sigla 7V": a word with other meanings, right before what can be nothing but a sign. */
function standsAlone(passage: Passage, index: number): boolean {
  const { tokens } = passage;
  if (!LONE_CUES.has(tokens[index]?.fold ?? '')) return false;
  const at = /^[:"“«]$/.test(tokens[index + 1]?.text ?? '') ? index + 2 : index + 1;
  const token = tokens[at];
  if (!token || token.newLine || NO_SIGN.test(token.text)) return false;
  if (token.kind === 'code') return token.text.length <= 4 && !TYPE_OR_AVIATION_CODE.test(token.text);
  const [first, second] = [signAt(passage, at), signAt(passage, at + 1)];
  if (first && second && (tokens[at]?.fold.length ?? 0) > 1) return (first.nations & second.nations) !== 0;
  return token.letterCase === 'upper' && token.text.length <= 3 && !(token.flags & (ACRONYM | ORDINARY | CRAFT));
}

function introduced(passage: Passage, index: number): Find | undefined {
  const { tokens } = passage;
  let at = afterCue(tokens, index) ?? (standsAlone(passage, index) ? index + 1 : undefined);
  if (at === undefined) return undefined;
  const first = at;
  while (at < first + MOST_FILLERS && isFiller(tokens[at])) at += 1;
  const isPlural = /s$/.test(tokens[first - 1]?.fold ?? '');
  at = laterSign(tokens, at) ?? at;
  if (tokens[at]?.text === 'I' && tokens[at + 1]?.letterCase === 'lower') return undefined;
  const last = endOfSign(passage, at);
  const [start, end] = [tokens[at], tokens[last !== undefined && isPlural ? endOfRow(passage, last) : (last ?? at)]];
  if (last === undefined || !start || !end || (start.newLine && at > first)) return undefined;
  return {
    start: start.start,
    end: end.end,
    kind: 'registration',
    reason: 'A call sign or competition number',
    confidence: 0.9,
  };
}

function isFiller(token: Token | undefined): boolean {
  return FILLERS.has(token?.fold ?? '') || SECOND_CUES.has(token?.fold ?? '') || FILLER_MARK.test(token?.text ?? '');
}

/** "the callsign I used was K5", "the competition number of the other glider was K5": the sign behind the verb. */
function laterSign(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from; at < from + MOST_BETWEEN; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word' || token.newLine || (token.letterCase !== 'lower' && token.text !== 'I'))
      return undefined;
    if (at === from || !/^(?:was|is)$/.test(token.fold)) continue;
    const sign = tokens[at + 1];
    return sign?.kind === 'code' && sign.text.length <= 4 && !sign.newLine && !(sign.flags & ROLE) ? at + 1 : undefined;
  }
  return undefined;
}

/** "callsigns K5 and WT", "CNs K5, 7V": further signs of the row, in capitals and short. */
function endOfRow(passage: Passage, last: number): number {
  const [joint, sign] = [passage.tokens[last + 1], passage.tokens[last + 2]];
  if (!joint || !sign || sign.newLine || !/^(?:and|or|und|et|y|e|i|,|\/|&)$/.test(joint.fold)) return last;
  const short = sign.text.length <= 4 && sign.text === sign.text.toUpperCase() && sign.kind !== 'number';
  if (
    !short ||
    sign.text.length < 2 ||
    sign.flags & (ORDINARY | ACRONYM | CRAFT | ROLE) ||
    NO_SIGN.test(sign.text) ||
    endOfSign(passage, last + 2) === undefined
  )
    return last;
  return endOfRow(passage, last + 2);
}

function endOfSign(passage: Passage, index: number): number | undefined {
  const { tokens } = passage;
  const token = tokens[index];
  if (!token || token.kind === 'mark' || token.kind === 'redacted') return undefined;
  let spoken = index;
  while (spoken < index + MOST_SPOKEN) {
    const sign = signAt(passage, spoken);
    if (
      !sign ||
      (sign.last === spoken && (tokens[spoken]?.fold.length ?? 0) < 2) ||
      (spoken > index && tokens[spoken]?.newLine)
    )
      break;
    spoken = sign.last + 1;
  }
  if (spoken > index) return isFigureBehind(tokens, spoken) ? spoken : spoken - 1;
  const plain = token.text.length <= 5;
  if (token.kind !== 'word') return plain ? index : undefined;
  if (token.flags & ARTICLE && token.letterCase === 'lower') return undefined;
  if (token.letterCase === 'upper' && plain) {
    return passage.sentences.styles[index] === 'shout' && token.flags & (ORDINARY | ACRONYM) ? undefined : index;
  }
  if (token.letterCase === 'capital' && token.text.length === 1) return index;
  if (token.text.length > 3 || token.flags !== 0) return undefined;
  const small = passage.language !== 'english' && (token.text.length < 2 || /[aeiouy]/.test(token.fold));
  return small ? undefined : index;
}

/** "callsign Delta 1234": the figure at `index` belongs to the letters before it. */
function isFigureBehind(tokens: readonly Token[], index: number): boolean {
  const figure = tokens[index];
  return figure?.kind === 'number' && !figure.newLine && figure.text.length <= 5 && !isMeasured(tokens, index);
}
