/** A name that is also a glider or maker, before a type designation: "Marianne C201" (C5.3) */

import type { Token } from '../../reading/tokens.ts';
import { GLIDER_NAME } from '../../tables/cues/competition-number.ts';
import { MAKERS } from '../../tables/namesakes/makers.ts';

export function isBeforeTypeDesignation({ fold }: Token, after: Token | undefined): boolean {
  return /^[A-Z]\d{2,3}$/.test(after?.text ?? '') && (MAKERS.has(fold) || GLIDER_NAME.test(fold));
}
