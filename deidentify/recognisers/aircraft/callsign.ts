/** Callsigns and numbers after a cue: "callsign KT", "BGA 4471" (C5.2) */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { TYPE_OR_AVIATION_CODE } from '../../tables/aircraft-words.ts';
import { RADIO_LETTERS } from '../../tables/context-words.ts';
import * as cues from '../../tables/cues/callsign.ts';
import { ACRONYM, MAKE_OR_TYPE, ORDINARY, ROLE } from '../../tables/lexicon.ts';
import { SPOKEN_UNITS } from '../../tables/spoken-figures.ts';
import { findOfTokens } from '../find-of-tokens.ts';
import { runFrom, symbolAt, symbolOrNumberAt } from './spoken.ts';
import { hasUnitAfter } from './unit-after.ts';

const FILLER_MARK = /^[:="'“”‘’(#.\-–„«º°]$/;
const FILLERS_MAX = 4;
const JOINTS_MAX = 3;
const WORDS_MAX = 7;
const CALLSIGN_CHARS_MAX = 4;
/** Flight levels, runways and wind directions. */
const NOT_A_SIGN = /^(?:FL\d+|\d{2}[LRC]|[NS]?[NS][EW]|[NSEW])$/;
const BGA = { kind: 'registration', reason: 'A BGA number', confidence: 0.92 } as const;
const SIGN = { kind: 'registration', reason: 'A call sign or competition number', confidence: 0.9 } as const;

export function findCallsigns(passage: Passage): Find[] {
  const finds: Find[] = [];
  for (let i = 0; i < passage.tokens.length; i++) {
    if (isJoinedNumber(passage.tokens[i]?.fold)) finds.push(findOfTokens(passage.tokens, i, i, BGA));
    const slashed = slashedNumber(passage.tokens, i);
    if (slashed) finds.push(findOfTokens(passage.tokens, slashed, slashed, BGA));
    const number = bgaNumber(passage.tokens, i);
    const [first, last] = number ? [number, number] : (introduced(passage, i) ?? tugCall(passage.tokens, i) ?? []);
    if (first === undefined || last === undefined) continue;
    finds.push(findOfTokens(passage.tokens, first, last, number ? BGA : SIGN));
    i = last;
  }
  return finds;
}

/** "BGA1234", "DAeC4711", but not a year. */
function isJoinedNumber(folded = ''): boolean {
  const [, figures = ''] = cues.JOINED_NUMBER.exec(folded) ?? [];
  return figures !== '' && !/^(?:19|20)\d\d$/.test(figures);
}

/** "BGA/1234", "DAeC-4711". */
function slashedNumber(tokens: readonly Token[], index: number): number | undefined {
  const [letters, mark, figures] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (letters?.kind !== 'word' || !/^[/-]$/.test(mark?.text ?? '') || figures?.kind !== 'number' || figures.newLine)
    return undefined;
  return isJoinedNumber(`${letters.fold}${figures.fold}`) ? index + 2 : undefined;
}

/** The digits after "BGA", but not "the BGA 2021 rules". */
function bgaNumber(tokens: readonly Token[], index: number): number | undefined {
  if (tokens[index]?.fold !== 'bga') return undefined;
  const at = afterFillers(tokens, index + 1);
  const [number, next] = [tokens[at], tokens[at + 1]];
  if (!/^\d{3,5}$/.test(number?.fold ?? '') || number?.newLine || hasUnitAfter(tokens, at)) return undefined;
  return /^20[0-2]\d$/.test(number?.fold ?? '') && cues.AFTER_YEAR.test(next?.fold ?? '') ? undefined : at;
}

function afterFillers(tokens: readonly Token[], from: number): number {
  const following = tokens.slice(from, from + FILLERS_MAX);
  const at = following.findIndex(
    ({ fold, text }) => !cues.FILLERS.has(fold) && !cues.SECOND_CUES.has(fold) && !FILLER_MARK.test(text),
  );
  return from + (at < 0 ? following.length : at);
}

/** Index after a cue; undefined without one. */
function afterCue(tokens: readonly Token[], index: number): number | undefined {
  const [cue, next] = [tokens[index], tokens[index + 1]];
  if (cue?.kind !== 'word') return undefined;
  if (cue.fold === 'c' && next?.text === '/' && tokens[index + 2]?.fold === 's') return index + 3;
  // "CN 2004-112": a French airworthiness directive.
  if (cue.fold === 'cn' && /^(?:19|20)\d\d$/.test(next?.text ?? '')) return undefined;
  if (cues.SINGLE_CUES.has(cue.fold)) return cue.fold.length > 3 || /^[A-Z]{2}/.test(cue.text) ? index + 1 : undefined;
  if (!cues.PAIRED_CUES.has(cue.fold)) return undefined;
  let second = index + 1;
  while (second <= index + JOINTS_MAX && cues.CUE_CONNECTORS.has(tokens[second]?.fold ?? '')) second += 1;
  if (cues.SECOND_CUES.has(tokens[second]?.fold ?? '')) return second + 1;
  return next?.text === '#' ? index + 2 : undefined;
}

/** "nominativo Ancona Savona": an ambiguous cue right before an unambiguous sign. */
function isLoneCue(passage: Passage, index: number): boolean {
  const { tokens } = passage;
  if (!cues.LONE_CUES.has(tokens[index]?.fold ?? '')) return false;
  const at = /^[:"“«]$/.test(tokens[index + 1]?.text ?? '') ? index + 2 : index + 1;
  const token = tokens[at];
  if (!token || token.newLine || NOT_A_SIGN.test(token.text)) return false;
  if (token.kind === 'number') return isFigureOfSign(tokens, index, at);
  if (token.kind === 'code') return token.text.length <= CALLSIGN_CHARS_MAX && !TYPE_OR_AVIATION_CODE.test(token.text);
  const [first, second] = [symbolAt(passage, at), symbolAt(passage, at + 1)];
  if (first && second && token.fold.length > 1) return (first.nations & second.nations) !== 0;
  return /^[A-Z]{2,3}$/.test(token.text) && !(token.flags & (ACRONYM | ORDINARY | MAKE_OR_TYPE));
}

/** "se znaky 2713", "o znakach 3894". */
function isFigureOfSign(tokens: readonly Token[], cue: number, at: number): boolean {
  const isFigure = /^\d{3,4}$/.test(tokens[at]?.text ?? '') && !hasUnitAfter(tokens, at);
  return isFigure && cues.SIGN_NOUNS.has(tokens[cue]?.fold ?? '');
}

/** First and last token of the sign. */
function introduced(passage: Passage, index: number): [number, number] | undefined {
  const { tokens } = passage;
  const first = afterCue(tokens, index) ?? (isLoneCue(passage, index) ? index + 1 : undefined);
  if (first === undefined) return undefined;
  const filled = afterFillers(tokens, first);
  const at = laterSign(passage, filled) ?? filled;
  const [token, next] = [tokens[at], tokens[at + 1]];
  if ((token?.newLine && at > first) || (token?.text === 'I' && next?.letterCase === 'lower')) return undefined;
  const last = endOfSign(passage, at);
  return last === undefined
    ? undefined
    : [at, isPlural(tokens[first - 1]) || isPlural(tokens[index]) ? endOfRow(passage, last) : last];
}

/** "Schlepp Zwo", "Remorqueur Bravo": a tug and its number or letter in words, both capitalised. */
function tugCall(tokens: readonly Token[], index: number): [number, number] | undefined {
  const [tug, number] = [tokens[index], tokens[index + 1]];
  if (tug?.letterCase !== 'capital' || number?.letterCase !== 'capital' || number.newLine) return undefined;
  if (!cues.TUGS.has(tug.fold) || RADIO_LETTERS.has(tokens[index + 2]?.fold ?? '')) return undefined;
  const isNumber = SPOKEN_UNITS.has(number.fold) || RADIO_LETTERS.has(number.fold);
  return isNumber ? [index, index + 1] : undefined;
}

function isPlural(cue: Token | undefined): boolean {
  return cue !== undefined && (cue.fold.endsWith('s') || cues.PLURAL_CUES.has(cue.fold));
}

/** "the callsign I used was K5": the sign follows the verb. */
function laterSign({ tokens, language }: Passage, from: number): number | undefined {
  const between = tokens.slice(from, from + WORDS_MAX);
  const verb = between.findIndex(({ fold }, at) => at > 0 && cues.COPULAS.has(fold));
  const sign = tokens[from + verb + 1];
  const words = between.slice(0, verb + 1);
  const isLowerCase = words.every(
    ({ letterCase, newLine, text }) =>
      !newLine && (letterCase === 'lower' || text === 'I' || language === 'german' || /^['’]$/.test(text)),
  );
  if (verb < 0 || !isLowerCase || sign?.kind !== 'code' || sign.newLine) return undefined;
  return sign.text.length <= CALLSIGN_CHARS_MAX && !(sign.flags & ROLE) ? from + verb + 1 : undefined;
}

/** "callsigns K5 and WT": further short signs in capitals. */
function endOfRow(passage: Passage, last: number): number {
  const [joint, sign] = [passage.tokens[last + 1], passage.tokens[last + 2]];
  if (!sign || sign.newLine || !/^(?:and|or|und|et|en|y|e|i|a|och|,|\/|&)$/.test(joint?.fold ?? '')) return last;
  const short =
    /^(?:(?!\d+$)[A-Z\d]{2,4}|\d{2,3})$/.test(sign.text) &&
    !hasUnitAfter(passage.tokens, last + 2) &&
    !NOT_A_SIGN.test(sign.text);
  if (!short || cues.TYPE_NAME.test(sign.text) || sign.flags & (ORDINARY | ACRONYM | MAKE_OR_TYPE | ROLE)) return last;
  return endOfSign(passage, last + 2) === undefined ? last : endOfRow(passage, last + 2);
}

/** The "22" in "H 22". */
function isShortFigure(tokens: readonly Token[], index: number): boolean {
  const { text = '', newLine } = tokens[index] ?? {};
  return /^\d{1,2}$/.test(text) && newLine === false && !hasUnitAfter(tokens, index);
}

/** Words with digits ("Delta 1234"), a code, or letters. */
function endOfSign(passage: Passage, index: number): number | undefined {
  const { tokens, sentences, language } = passage;
  const token = tokens[index];
  if (!token || token.kind === 'mark' || token.kind === 'redacted') return undefined;
  const run = runFrom(passage, symbolOrNumberAt(passage, index), symbolOrNumberAt).slice(0, WORDS_MAX);
  const other = run.findIndex(({ last }) =>
    tokens[last]?.kind === 'number' ? hasUnitAfter(tokens, last) : tokens[last]?.text.length === 1,
  );
  const sign = other < 0 ? run : run.slice(0, other);
  if (sign.length > 0) return sign.at(-1)?.last;
  const { kind, letterCase, text, flags, fold } = token;
  if (text.length > 5) return undefined;
  if (letterCase === 'capital' && text.length === 1 && isShortFigure(tokens, index + 1)) return index + 1;
  if (kind !== 'word' || (letterCase === 'capital' && text.length === 1)) return index;
  if (letterCase === 'upper')
    return sentences.styles[index] === 'shout' && flags & (ORDINARY | ACRONYM) ? undefined : index;
  const isLowerCaseWord = language !== 'english' && (text.length < 2 || /[aeiouy]/.test(fold));
  return isLowerCaseWord || text.length > 3 || flags !== 0 ? undefined : index;
}
