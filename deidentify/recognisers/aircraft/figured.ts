/**
 * Radio letters with figures of several signs beside them: "Delta 1234", "November 345KR", "Delta Twelve Thirty-Four"
 * (C5.2). A figure is taken whole or not at all.
 */
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { RADIO } from '../../tables/lexicon.ts';
import { figureAt } from '../numbers/said-figure.ts';
import { SPELLING_HYPHEN, signOf } from './spoken.ts';

/** One letter, digit or figure, by the indices of its tokens. */
export type Piece = { signs: string; first: number; last: number; letter: boolean; figure: boolean };

const LONGEST_FIGURE = 5;
const MOST_PIECES = 7;

/** The runs in which a radio letter and a figure stand side by side. */
export function figuredRuns({ tokens }: Passage): Piece[][] {
  const runs: Piece[][] = [];
  for (let i = 0; i < tokens.length; i++) {
    const piece = pieceAt(tokens, i);
    if (!piece || !(piece.letter || (piece.figure && isLetter(tokens[piece.last + 1])))) continue;
    const run = readRun(tokens, piece);
    if (run.some(({ figure }) => figure) && run.some(({ letter }) => letter)) runs.push(run);
    i = run.at(-1)?.last ?? i;
  }
  return runs;
}

function isLetter(token: Token | undefined): boolean {
  return ((token?.flags ?? 0) & RADIO) !== 0;
}

function readRun(tokens: readonly Token[], first: Piece): Piece[] {
  const run = [first];
  for (let last = first; run.length < MOST_PIECES; ) {
    const joint = tokens[last.last + 1];
    const glued = joint && !joint.spaced && joint.text !== ',' && SPELLING_HYPHEN.test(joint.text);
    const at = glued && !tokens[last.last + 2]?.spaced ? last.last + 2 : last.last + 1;
    const next = pieceAt(tokens, at);
    if (!next || tokens[at]?.newLine) break;
    run.push(next);
    last = next;
  }
  return run;
}

function pieceAt(tokens: readonly Token[], at: number): Piece | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const sign = signOf(token);
  if (sign !== undefined) return { signs: sign, first: at, last: at, letter: isLetter(token), figure: false };
  if (token.fold === 'x' && tokens[at + 1]?.text === '-' && tokens[at + 2]?.fold === 'ray')
    return { signs: 'x', first: at, last: at + 2, letter: true, figure: false };
  if (token.kind !== 'word') {
    const plain = token.kind === 'number' || (token.kind === 'code' && /^\d+[a-z]{1,2}$/.test(token.fold));
    const figure = { signs: token.fold, first: at, last: at, letter: false, figure: true };
    return plain && token.fold.length <= LONGEST_FIGURE ? figure : undefined;
  }
  return saidFigure(tokens, at);
}

/** "twelve", "thirty-four", "dwieście". */
function saidFigure(tokens: readonly Token[], at: number): Piece | undefined {
  const said = figureAt(tokens, at);
  return said && said.digits.length > 1
    ? { signs: said.digits, first: at, last: said.last, letter: false, figure: true }
    : undefined;
}
