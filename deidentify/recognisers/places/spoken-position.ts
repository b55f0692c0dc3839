/** Positions said in words: "treinta y nueve cincuenta y siete norte, tres cuarenta y dos oeste" (C5.2) */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { EASTINGS, NORTHINGS, POSITION_FILLERS } from '../../tables/cues/coordinates.ts';
import { findOfTokens } from '../find-of-tokens.ts';
import { spokenNumberAt } from '../numbers/spoken-number.ts';

/** Whole degrees are only accurate to about a hundred kilometres. */
const FIGURES_MIN = 2;
/** Read one by one, with seconds and decimals. */
const FIGURES_MAX = 16;
const POSITION = { kind: 'coordinates', reason: 'A precise position', confidence: 0.9 } as const;

export function findSpokenPositions({ tokens }: Passage): Find[] {
  const finds: Find[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const latitude = endOfAngle(tokens, index, NORTHINGS);
    if (latitude === undefined) continue;
    const next = POSITION_FILLERS.has(tokens[latitude + 1]?.fold ?? '') ? latitude + 2 : latitude + 1;
    const last = endOfAngle(tokens, next, EASTINGS);
    if (last === undefined) continue;
    finds.push(findOfTokens(tokens, index, last, POSITION));
    index = last;
  }
  return finds;
}

/** Index of the word for the direction, after at least two figures in words. */
function endOfAngle(tokens: readonly Token[], first: number, directions: ReadonlySet<string>): number | undefined {
  let figures = 0;
  for (let at = first; at < tokens.length; at++) {
    const token = tokens[at];
    const number = spokenNumberAt(tokens, at);
    if (number) {
      figures += 1;
      if (figures > FIGURES_MAX) return undefined;
      at = number.last;
    } else if (figures === 0 || !token || token.newLine) return undefined;
    else if (directions.has(token.fold)) return figures >= FIGURES_MIN ? at : undefined;
    else if (!POSITION_FILLERS.has(token.fold)) return undefined;
  }
  return undefined;
}
