/**
 * Radio letters with figures of several signs beside them: "Delta 1234", "November 345KR", "Delta Twelve Thirty-Four"
 * (C5.2). A figure is taken whole or not at all.
 */
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { ALL_NATIONS } from '../../tables/radio-alphabets.ts';
import { figureAt } from '../numbers/said-figure.ts';
import { markAt, type Sign, SPELLING_HYPHEN, signAt } from './spoken.ts';

/** One letter, digit or figure, by the indices of its tokens. */
export type Piece = Sign & { first: number; figure: boolean };

const LONGEST_FIGURE = 5;
const MOST_PIECES = 7;

/** The runs in which a radio letter and a figure stand side by side. */
export function figuredRuns(passage: Passage): Piece[][] {
  const runs: Piece[][] = [];
  for (let i = 0; i < passage.tokens.length; i++) {
    const piece = markPiece(passage, i) ?? pieceAt(passage, i);
    if (!piece) continue;
    if (!(piece.letter || (piece.figure && pieceAt(passage, piece.last + 1)?.letter))) continue;
    const run = readRun(passage, piece);
    if (run.some(({ figure }) => figure) && run.some(({ letter }) => letter)) runs.push(run);
    i = run.at(-1)?.last ?? i;
  }
  return runs;
}

function markPiece(passage: Passage, at: number): Piece | undefined {
  const mark = markAt(passage, at);
  return mark && { ...mark, first: at, figure: false };
}

function readRun(passage: Passage, first: Piece): Piece[] {
  const { tokens } = passage;
  const run = [first];
  let nations = first.nations;
  for (let last = first; run.length < MOST_PIECES; ) {
    const joint = tokens[last.last + 1];
    const glued = joint && !joint.spaced && joint.text !== ',' && SPELLING_HYPHEN.test(joint.text);
    const at = glued && !tokens[last.last + 2]?.spaced ? last.last + 2 : last.last + 1;
    const next = pieceAt(passage, at);
    if (!next || tokens[at]?.newLine || (next.nations & nations) === 0) break;
    run.push(next);
    nations &= next.nations;
    last = next;
  }
  return run;
}

function pieceAt(passage: Passage, at: number): Piece | undefined {
  const { tokens } = passage;
  const token = tokens[at];
  if (!token) return undefined;
  const said = token.kind === 'word' ? saidFigure(tokens, at) : undefined;
  if (said) return said;
  const sign = signAt(passage, at);
  if (sign) return { ...sign, first: at, letter: sign.letter, figure: false };
  if (token.kind === 'word') return undefined;
  const plain = token.kind === 'number' || (token.kind === 'code' && /^\d+[a-z]{1,2}$/.test(token.fold));
  if (!plain || token.fold.length > LONGEST_FIGURE) return undefined;
  return { signs: token.fold, first: at, last: at, nations: ALL_NATIONS, letter: false, figure: true };
}

/** "twelve", "thirty-four", "dwieście". */
function saidFigure(tokens: readonly Token[], at: number): Piece | undefined {
  const said = figureAt(tokens, at);
  return said && said.digits.length > 1
    ? { signs: said.digits, first: at, last: said.last, nations: ALL_NATIONS, letter: false, figure: true }
    : undefined;
}
