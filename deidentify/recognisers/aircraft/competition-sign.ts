/** Competition signs by the glider beside them: "kluzák 7T", "de RB (ASW 28)", "LK2, a Ventus" (C5.2) */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { TYPE_OR_AVIATION_CODE } from '../../tables/aircraft-words.ts';
import { AND, GLIDERS, SEVERAL_GLIDERS, SINGLE_CUES, TYPE_NAME, TYPE_SIGN } from '../../tables/cues/callsign.ts';
import { ACRONYM, ARTICLE, CRAFT, NUMERAL, ORDINARY, ROLE } from '../../tables/lexicon.ts';
import { findOfTokens } from '../find-of-tokens.ts';
import { hasUnitAfter } from './unit-after.ts';

const SIGN = /^(?:[A-Z]{2}|[A-Z]\d{1,2}|[A-Z]{2}\d|\d[A-Z]{1,2}|\d{2}[A-Z])$/;
/** Wind directions, network generations, metres and g-loads. */
const NO_SIGN = /^(?:[NSEW]{2}|\dD|\d+G|\d\dM)$/;
const FOUND = { kind: 'registration', reason: 'A call sign or competition number', confidence: 0.85 } as const;

export function findCompetitionSigns(passage: Passage): Find[] {
  const { tokens } = passage;
  return tokens.flatMap((_, index) =>
    isSign(passage, index) &&
    (isAfterGlider(tokens, index) ||
      isBeforeType(passage, index) ||
      isBesideGlider(passage, index) ||
      isBeforeCue(tokens, index))
      ? [findOfTokens(tokens, index, index, FOUND)]
      : [],
  );
}

function isSign({ tokens, sentences }: Passage, index: number): boolean {
  const { text, flags } = tokens[index] ?? { text: '', flags: 0 };
  if (!SIGN.test(text) || sentences.styles[index] === 'shout' || hasUnitAfter(tokens, index)) return false;
  if (NO_SIGN.test(text) || TYPE_SIGN.test(text) || TYPE_OR_AVIATION_CODE.test(text)) return false;
  return !(flags & (ACRONYM | CRAFT | NUMERAL | ORDINARY | ROLE)) && !/^[-/.]$/.test(tokens[index + 1]?.text ?? '');
}

function isAfterGlider(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.newLine === false && GLIDERS.has(tokens[index - 1]?.fold ?? '');
}

/** Opens its sentence or follows an article. */
function isBeforeType({ tokens, sentences }: Passage, index: number): boolean {
  const mark = tokens[index + 1]?.text ?? '';
  const opens = sentences.opens[index] === 1 || ((tokens[index - 1]?.flags ?? 0) & ARTICLE) !== 0;
  if (!/^[,(]$/.test(mark) || !opens) return false;
  const type = (tokens[index + 2]?.flags ?? 0) & ARTICLE ? index + 3 : index + 2;
  const { text = '', flags = 0, letterCase } = tokens[type] ?? {};
  const figure = TYPE_NAME.test(text) && tokens[type + 1]?.kind === 'number';
  const craft = letterCase !== 'lower' && (flags & CRAFT) !== 0;
  return figure || craft || (text.length > 2 && TYPE_OR_AVIATION_CODE.test(text));
}

/** "M8 e un Ventus", "two gliders, LX7 and J2": joined to a glider or to another sign of several. */
function isBesideGlider(passage: Passage, index: number): boolean {
  const { tokens } = passage;
  if (AND.has(tokens[index + 1]?.fold ?? '') && isArticledGlider(tokens, index + 2)) return true;
  const isJoint = (at: number) => tokens[at]?.text === ',' || AND.has(tokens[at]?.fold ?? '');
  let at = index - 1;
  while (isJoint(at) && isSign(passage, at - 1)) at -= 2;
  return /^[,:(]$/.test(tokens[at]?.text ?? '') && SEVERAL_GLIDERS.has(tokens[at - 1]?.fold ?? '');
}

/** "un Ventus", "einem Segler": with an article. */
function isArticledGlider(tokens: readonly Token[], index: number): boolean {
  const [article, glider] = [tokens[index], tokens[index + 1]];
  if (!article || !glider || !(article.flags & ARTICLE)) return false;
  return GLIDERS.has(glider.fold) || (glider.letterCase !== 'lower' && (glider.flags & CRAFT) !== 0);
}

/** "QT, mijn wedstrijdletters". */
function isBeforeCue(tokens: readonly Token[], index: number): boolean {
  if (tokens[index + 1]?.text !== ',') return false;
  return [2, 3].some((steps) => SINGLE_CUES.has(tokens[index + steps]?.fold ?? ''));
}
