/** "Marianne C201", "Walter M601": a type or maker by the name of a person (C5.3) */

import type { Token } from '../../reading/tokens.ts';
import { GLIDER_NAME } from '../../tables/cues/competition-sign.ts';
import { MAKERS } from '../../tables/namesakes/makers.ts';

export function isBeforeModel({ fold }: Token, after: Token | undefined): boolean {
  return /^[A-Z]\d{2,3}$/.test(after?.text ?? '') && (MAKERS.has(fold) || GLIDER_NAME.test(fold));
}
