/** A find that spans whole tokens (C5.2) */
import type { Find } from '../find.ts';
import type { Token } from '../reading/tokens.ts';

type FindDetails = Omit<Find, 'start' | 'end'>;

export function findOfTokens(tokens: readonly Token[], first: number, last: number, details: FindDetails): Find {
  return { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0, ...details };
}
