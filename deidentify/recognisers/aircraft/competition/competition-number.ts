/** Competition numbers by the glider or the fin beside them: "LS8 QX", "de RB (ASW 28)", "K5 on the fin" (C5.2) */
import type { Find } from '../../../find.ts';
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { TYPE_OR_AVIATION_CODE } from '../../../tables/aircraft-words.ts';
import { AND, GLIDERS, LONE_CUES, SEVERAL_GLIDERS, SINGLE_CUES, TYPE_NAME } from '../../../tables/cues/callsign.ts';
import * as cues from '../../../tables/cues/competition-number.ts';
import { ACRONYM, ARTICLE, MAKE_OR_TYPE, NUMERAL, ORDINARY, ROLE } from '../../../tables/lexicon.ts';
import { findOfTokens } from '../../find-of-tokens.ts';
import { hasUnitAfter } from '../unit-after.ts';
import { isAfterType, isLowerCaseAfterType, isType } from './after-type.ts';
import { isDigitsOnlyNumber } from './digits-only.ts';
import { isFlyingWithOthers } from './flying-with.ts';
import { hasNumberShape } from './number-shape.ts';

const VERB_DISTANCE_TOKENS_MAX = 4;
const ENCOUNTER_DISTANCE_TOKENS_MAX = 4;
/** Two or three letters and digits; tested first, for speed. */
const LENGTH = /^[A-Za-z\d]{2,3}$/;
const FOUND = { kind: 'registration', reason: 'A call sign or competition number', confidence: 0.85 } as const;

export function findCompetitionNumbers(passage: Passage): Find[] {
  return passage.tokens.flatMap((_, index) =>
    isCompetitionNumber(passage, index) ? [findOfTokens(passage.tokens, index, index, FOUND)] : [],
  );
}

function isCompetitionNumber(passage: Passage, index: number): boolean {
  const { tokens } = passage;
  if (!LENGTH.test(tokens[index]?.text ?? '') || isOfTime(tokens, index)) return false;
  if (isDigitsOnlyNumber(passage, index)) return true;
  if (cues.VARIANT.test(tokens[index]?.text ?? '') && isType(tokens, index - 1)) return isOnFin(passage, index);
  if (
    isAfterType(passage, index) ||
    isLowerCaseAfterType(passage, index) ||
    isOnFin(passage, index) ||
    isFigureAfterGlider(tokens, index) ||
    isPaired(passage, index) ||
    isBesideNumber(passage, index)
  )
    return true;
  if (!hasNumberShape(passage, index)) return false;
  return (
    isAfterGlider(tokens, index) ||
    isBeforeType(passage, index) ||
    isBesideGlider(passage, index) ||
    isOfPilot(tokens, index) ||
    isActing(passage, index) ||
    isArticled(passage, index) ||
    isBeforeCue(tokens, index) ||
    isFlyingWithOthers(passage, index, hasNumberShape)
  );
}

/** "13:05Z". */
function isOfTime(tokens: readonly Token[], index: number): boolean {
  const [hour, mark, minutes] = [tokens[index - 2], tokens[index - 1], tokens[index]];
  return hour?.kind === 'number' && /^[:.]$/.test(mark?.text ?? '') && minutes?.spaced === false && !mark?.spaced;
}

/** "KO på fenan", "812 painted on the fin", "na ocase EH", "am Leitwerk stand XL3". */
function isOnFin({ tokens, sentences }: Passage, index: number): boolean {
  const token = tokens[index];
  if (!token || token.newLine || sentences.styles[index] === 'shout') return false;
  const isCode = token.kind === 'code' && /^(?:[a-z]{1,2}\d{1,2}|\d{1,2}[a-z]{1,2})$/.test(token.fold);
  const isAdjacent = cues.FIN.has(tokens[index - 1]?.fold ?? '');
  const isPair =
    /^[A-Z]{2}$/.test(token.text) &&
    (isAdjacent || !(token.flags & ((isBeforeFin(tokens, index) ? 0 : ORDINARY) | ACRONYM | NUMERAL | ROLE)));
  const isLowerCasePair =
    /^[b-df-hj-np-tv-z]{2}$/.test(token.text) && token.flags === 0 && tokens[index - 1]?.kind !== 'number';
  const isFigure = /^\d{2,3}$/.test(token.text) && cues.WITH.has(tokens[index - 1]?.fold ?? '');
  if (!isCode && !isPair && !isLowerCasePair && !isFigure) return false;
  if (TYPE_OR_AVIATION_CODE.test(token.text) || hasUnitAfter(tokens, index)) return false;
  if (isBeforeFin(tokens, index)) return true;
  if (isFigure || isLowerCasePair) return false;
  const farthest = isCode ? 5 : 2;
  for (let at = index - 1; at >= index - 1 - farthest; at--) {
    const before = tokens[at];
    if (!before || /^[.;!?]$/.test(before.text) || tokens[at + 1]?.newLine) return false;
    if (cues.FIN.has(before.fold)) return true;
    if (cues.WRITING_VERBS.has(before.fold)) return at >= index - 2;
  }
  return false;
}

/** "KO på fenan", "MY am Leitwerk". */
function isBeforeFin(tokens: readonly Token[], index: number): boolean {
  const after = tokens.slice(index + 1, index + 6).map(({ fold }) => fold);
  const fin = after.findIndex((fold) => cues.FIN.has(fold));
  return fin > 0 && after.slice(0, fin).every((fold) => cues.ON.has(fold));
}

/** "kluzák 7T". */
function isAfterGlider(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.newLine === false && GLIDERS.has(tokens[index - 1]?.fold ?? '');
}

/** "el velero 274", "szybowiec 382,": digits that are not a count. */
function isFigureAfterGlider(tokens: readonly Token[], index: number): boolean {
  if (!/^\d{2,3}$/.test(tokens[index]?.text ?? '') || !isAfterGlider(tokens, index)) return false;
  return !hasUnitAfter(tokens, index) && !/^[/.-]$/.test(tokens[index + 1]?.text ?? '');
}

/** Opens its sentence or follows an article. */
function isBeforeType({ tokens, sentences }: Passage, index: number): boolean {
  const mark = tokens[index + 1]?.text ?? '';
  const opens = sentences.opens[index] === 1 || ((tokens[index - 1]?.flags ?? 0) & ARTICLE) !== 0;
  if (!/^[,(]$/.test(mark) || !opens) return false;
  const type = (tokens[index + 2]?.flags ?? 0) & ARTICLE ? index + 3 : index + 2;
  const { text = '', flags = 0, letterCase } = tokens[type] ?? {};
  const figure = TYPE_NAME.test(text) && tokens[type + 1]?.kind === 'number';
  const craft = letterCase !== 'lower' && (flags & MAKE_OR_TYPE) !== 0;
  return figure || craft || (text.length > 2 && TYPE_OR_AVIATION_CODE.test(text));
}

/** "M8 e un Ventus", "two gliders, LX7 and J2": joined to a glider or to another number of several. */
function isBesideGlider(passage: Passage, index: number): boolean {
  const { tokens } = passage;
  if (AND.has(tokens[index + 1]?.fold ?? '') && isArticledGlider(tokens, index + 2)) return true;
  const isJoint = (at: number) => tokens[at]?.text === ',' || AND.has(tokens[at]?.fold ?? '');
  let at = index - 1;
  while (isJoint(at) && hasNumberShape(passage, at - 1)) at -= 2;
  const before = /^[,:(]$/.test(tokens[at]?.text ?? '') ? at - 1 : at;
  return SEVERAL_GLIDERS.has(tokens[before]?.fold ?? '');
}

/** "un Ventus", "einem Segler": with an article. */
function isArticledGlider(tokens: readonly Token[], index: number): boolean {
  const [article, glider] = [tokens[index], tokens[index + 1]];
  if (!article || !glider || !(article.flags & ARTICLE)) return false;
  return GLIDERS.has(glider.fold) || (glider.letterCase !== 'lower' && (glider.flags & MAKE_OR_TYPE) !== 0);
}

/** "QT, mijn wedstrijdletters". */
function isBeforeCue(tokens: readonly Token[], index: number): boolean {
  if (tokens[index + 1]?.text !== ',') return false;
  return [2, 3].some((steps) => {
    const { fold = '' } = tokens[index + steps] ?? {};
    return SINGLE_CUES.has(fold) || LONE_CUES.has(fold);
  });
}

/** "VB och 58,", "KL, 27 y un Janus", "entre X5 et HA", "die L5 und die H4": one of two numbers. */
function isPaired(passage: Passage, index: number): boolean {
  const earlier = isArticle(passage.tokens, index - 1) ? [index - 2, index - 3] : [index - 2];
  return [index, ...earlier].some((first) => isFirstOfPair(passage, first, index));
}

/** `index` is the first of the two or the second. */
function isFirstOfPair(passage: Passage, first: number, index: number): boolean {
  const { tokens } = passage;
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const isAnd = (at: number) => AND.has(tokens[at]?.fold ?? '');
  const isClear = (at: number) =>
    hasNumberShape(passage, at) && !cues.ROAD.test(textAt(at)) && !cues.ABBREVIATIONS.has(textAt(at));
  const second = isArticle(tokens, first + 2) ? first + 3 : first + 2;
  if (index > first && index !== second) return false;
  const isListed = textAt(first + 1) === ',';
  if ((!isListed && !isAnd(first + 1)) || tokens[second]?.newLine || !hasNumberShape(passage, first)) return false;
  if (/^\d{2,3}$/.test(textAt(second))) {
    const isDecimal = tokens[second + 2]?.kind === 'number' && !tokens[second + 2]?.spaced;
    const ends = (/^[,.;:!?)]$/.test(textAt(second + 1)) && !isDecimal) || isAnd(second + 1);
    return (
      isClear(first) && !hasUnitAfter(tokens, second) && (ends || cues.AFTER_NUMBER.has(tokens[second + 1]?.fold ?? ''))
    );
  }
  if (isListed || !hasNumberShape(passage, second)) return false;
  if ([first, second].some((at) => isClear(at) && /\d/.test(textAt(at)))) return true;
  return isClear(first) && isClear(second) && cues.BETWEEN.has(tokens[first - 1]?.fold ?? '');
}

/** "R2 onder NX door": beside another with a digit. */
function isBesideNumber(passage: Passage, index: number): boolean {
  const { tokens } = passage;
  const [other, beside] = [tokens[index - 2]?.text ?? '', tokens[index - 1]?.fold ?? ''];
  const isOther = /\d/.test(other) && !cues.ROAD.test(other) && hasNumberShape(passage, index - 2);
  return cues.AFTER_NUMBER.has(beside) && isOther && hasNumberShape(passage, index);
}

function isArticle(tokens: readonly Token[], index: number): boolean {
  const { flags = 0, letterCase } = tokens[index] ?? {};
  return letterCase === 'lower' && (flags & ARTICLE) !== 0;
}

/** "le pilote du 3Z", "il concorrente VZ", "das Team der ZH3", "de piloot van de XZ". */
function isOfPilot(tokens: readonly Token[], index: number): boolean {
  const isFlyer = (at: number) => [cues.PILOTS, cues.COMPETITORS].some((list) => list.has(tokens[at]?.fold ?? ''));
  if (cues.COMPETITORS.has(tokens[index - 1]?.fold ?? '')) return true;
  if (cues.ABBREVIATIONS.has(tokens[index]?.text ?? '')) return false;
  const places = isArticle(tokens, index - 1) ? [index - 1, index - 2] : [index - 1];
  return places.some((of) => cues.OF.has(tokens[of]?.fold ?? '') && isFlyer(of - 1));
}

/** "RM spiralait à gauche", "kom H3 rakt emot", "I met 7B": flies, talks or is met. */
function isActing({ tokens, language }: Passage, index: number): boolean {
  const before = tokens.slice(Math.max(0, index - ENCOUNTER_DISTANCE_TOKENS_MAX), index);
  const after = tokens.slice(index + 1, index + 1 + VERB_DISTANCE_TOKENS_MAX * 2);
  const [previous, next] = [before.at(-1), after[0]];
  // "jak" is how Czech and Polish say "as".
  const isMakeOrType = ((previous?.flags ?? 0) & MAKE_OR_TYPE) !== 0 && previous?.text !== 'jak';
  // German for "stood", English for a place at the gate.
  const isStood = previous?.fold === 'stand' && language !== 'english';
  const isOther = isMakeOrType || (!isStood && cues.OTHER_CODES.has(previous?.fold ?? ''));
  const isCue = SINGLE_CUES.has(tokens[index]?.fold ?? '') || /^(?:number|code|redacted)$/.test(next?.kind ?? '');
  if (isOther || isCue || next?.newLine || /^\d\d[LRC]$/.test(tokens[index]?.text ?? '')) return false;
  // "PC Latimer came", "the L 1700 EA pulled".
  const isOfName = next?.letterCase === 'capital' || /^\d{3,4}$/.test(previous?.text ?? '');
  if (isAlongRoad(tokens, index) || isOfName) return false;
  const ends = after.findIndex(({ text }) => /^[.;:!?]$/.test(text));
  const clause = (ends < 0 ? after : after.slice(0, ends)).filter(({ kind }) => kind !== 'mark');
  const isAbbreviation = cues.ABBREVIATIONS.has(tokens[index]?.text ?? '');
  if (
    !isAbbreviation &&
    clause.slice(0, VERB_DISTANCE_TOKENS_MAX).some(({ fold }) => cues.ACTION_VERB_START.test(fold))
  )
    return true;
  return (!isAbbreviation && isAfterAct(tokens, index)) || before.some(({ fold }) => cues.ENCOUNTER_VERBS.has(fold));
}

/** "als die 7K von rechts kam": digit and letters after an article, with no noun of their own. */
function isArticled({ tokens, language }: Passage, index: number): boolean {
  const next = tokens[index + 1];
  if (language === 'english' || !/^\d(?!\d[LRC])/.test(tokens[index]?.text ?? '') || tokens[index]?.newLine)
    return false;
  return (
    isArticle(tokens, index - 1) && (next === undefined || next.letterCase === 'lower' || /^[,.;:!?]$/.test(next.text))
  );
}

/** "auf der A8 kam mir ein Hänger entgegen". */
export function isAlongRoad(tokens: readonly Token[], index: number): boolean {
  if (!cues.ROAD.test(tokens[index]?.text ?? '')) return false;
  const before = tokens[isArticle(tokens, index - 1) ? index - 2 : index - 1];
  return /^['’]$/.test(before?.text ?? '') || cues.ROAD_PREPOSITIONS.has(before?.fold ?? '');
}

/** "kom H3 rakt emot", "stand die 3V", "kam mir die LX4 entgegen": the verb, then at most pronoun and article. */
function isAfterAct(tokens: readonly Token[], index: number): boolean {
  const isFunctionWord = (at: number) =>
    isArticle(tokens, at) || [cues.PRONOUNS, cues.ADVERBS].some((words) => words.has(tokens[at]?.fold ?? ''));
  const verb = [index - 1, index - 2].find((at) => !isFunctionWord(at)) ?? index - 3;
  // "I crossed the A64".
  const isRoad = cues.ROAD.test(tokens[index]?.text ?? '') && verb < index - 1;
  const { fold = '' } = tokens[verb] ?? {};
  return (
    !isRoad && tokens[index]?.newLine === false && (cues.ACTION_VERB_START.test(fold) || cues.POSITION_VERBS.has(fold))
  );
}
