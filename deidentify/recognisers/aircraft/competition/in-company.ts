/** Competition signs by whom they fly with: "VV e io", "circled with Y7", "E11's wheel" (C5.2) */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { TYPE_OR_AVIATION_CODE } from '../../../tables/aircraft-words.ts';
import { AND, TYPE_SIGN } from '../../../tables/cues/callsign.ts';
import * as cues from '../../../tables/cues/competition-sign.ts';
import { ARTICLE } from '../../../tables/lexicon.ts';

type IsSign = (passage: Passage, index: number) => boolean;

/** Tokens between an act and the preposition before a sign: "thermalling left with Y7". */
const FARTHEST_ACT = 4;

/** For a token of the shape of a sign. */
export function isInCompany(passage: Passage, index: number, isSign: IsSign): boolean {
  const { tokens } = passage;
  const { text = '' } = tokens[index] ?? {};
  if (cues.ABBREVIATIONS.has(text) || /^\d\d[LRC]$/.test(text) || tokens[index]?.newLine) return false;
  return isWithWriter(passage, index, isSign) || isNearAct(tokens, index);
}

/** "3D overtook me": only right before an act, since "3D" is mostly a dimension and "4G" a load. */
export function isActingDimension({ tokens }: Passage, index: number): boolean {
  return /^(?:\dD|[1-46-9]G)$/.test(tokens[index]?.text ?? '') && cues.ACTS.test(tokens[index + 1]?.fold ?? '');
}

/** "E11's wheel": with figures, and no type. */
export function isOwner({ tokens }: Passage, index: number): boolean {
  const { text = '' } = tokens[index] ?? {};
  const [mark, letter, part] = [tokens[index + 1], tokens[index + 2], tokens[index + 3]];
  if (!/^['’]$/.test(mark?.text ?? '') || letter?.text !== 's' || !cues.PARTS.has(part?.fold ?? '')) return false;
  return (
    /^(?:[A-Z]{1,2}\d{1,2}|\d{1,2}[A-Z])$/.test(text) && !TYPE_SIGN.test(text) && !TYPE_OR_AVIATION_CODE.test(text)
  );
}

/** "VV e io", "io, VV e quello", "ZP, M4 y yo". */
function isWithWriter(passage: Passage, index: number, isSign: IsSign): boolean {
  const { tokens } = passage;
  const [joint, next] = [tokens[index + 1], tokens[index + 2]];
  const isAnd = AND.has(joint?.fold ?? '');
  if (isAnd && isWriter(next)) return true;
  if (
    isWriter(tokens[index - 2]) &&
    (AND.has(tokens[index - 1]?.fold ?? '') || (tokens[index - 1]?.text === ',' && isAnd))
  )
    return true;
  return joint?.text === ',' && isSign(passage, index + 2) && isWithWriter(passage, index + 2, isSign);
}

const isWriter = (token: Token | undefined): boolean => cues.WRITER.has(token?.text ?? '');

/** "circled with Y7", "kurvade under 4K": with a digit, as two letters are mostly clouds, devices or states. */
function isNearAct(tokens: readonly Token[], index: number): boolean {
  if (!/\d/.test(tokens[index]?.text ?? '')) return false;
  const { fold = '', flags = 0 } = tokens[index - 1] ?? {};
  const near = flags & ARTICLE && !cues.NEAR.has(fold) ? index - 2 : index - 1;
  if (!cues.NEAR.has(tokens[near]?.fold ?? '') || cues.ROAD.test(tokens[index]?.text ?? '')) return false;
  return tokens.slice(Math.max(0, near - FARTHEST_ACT), near).some((token) => cues.ACTS.test(token.fold));
}
