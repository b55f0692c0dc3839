/** Competition numbers recognised by the gliders they fly with: "VV e io", "circled with Y7" (C5.2) */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { AND } from '../../../tables/cues/callsign.ts';
import * as cues from '../../../tables/cues/competition-number.ts';

type HasNumberShape = (passage: Passage, index: number) => boolean;

/** Tokens between an act and the preposition before a number: "thermalling left with Y7". */
const VERB_DISTANCE_TOKENS_MAX = 4;

/** For a token that looks like a competition number. */
export function isFlyingWithOthers(passage: Passage, index: number, hasNumberShape: HasNumberShape): boolean {
  const { tokens } = passage;
  const { text = '' } = tokens[index] ?? {};
  if (cues.ABBREVIATIONS.has(text) || /^\d\d[LRC]$/.test(text) || tokens[index]?.newLine) return false;
  return isWithWriter(passage, index, hasNumberShape) || isNearAct(tokens, index);
}

/** "VV e io", "io, VV e quello", "ZP, M4 y yo". */
function isWithWriter(passage: Passage, index: number, hasNumberShape: HasNumberShape): boolean {
  const { tokens } = passage;
  const [writer, before, joint] = [tokens[index - 2], tokens[index - 1], tokens[index + 1]];
  const isListed = AND.has(joint?.fold ?? '') && before?.text === ',';
  if (isWriterBeside(joint, tokens[index + 2])) return true;
  if (isWriterBeside(before, writer) || (isListed && isWriterBeside(joint, writer))) return true;
  return joint?.text === ',' && hasNumberShape(passage, index + 2) && isWithWriter(passage, index + 2, hasNumberShape);
}

/** "y yo", "en ik", but not "en moi" or "i jag". */
function isWriterBeside(joint: Token | undefined, writer: Token | undefined): boolean {
  const written = writer?.text === 'I' ? 'I' : (writer?.fold ?? '');
  return cues.AND_FIRST_PERSON.has(`${joint?.fold} ${written}`);
}

/** "circled with Y7", "kurvade under 4K": with a digit, as two letters are mostly clouds, devices or states. */
function isNearAct(tokens: readonly Token[], index: number): boolean {
  if (!/\d/.test(tokens[index]?.text ?? '')) return false;
  if (!cues.NEAR.has(tokens[index - 1]?.fold ?? '') || cues.ROAD.test(tokens[index]?.text ?? '')) return false;
  return tokens
    .slice(Math.max(0, index - 1 - VERB_DISTANCE_TOKENS_MAX), index - 1)
    .some(({ fold }) => cues.ACTION_VERB_START.test(fold));
}
