/**
 * Names of two and three short words, as in China and Vietnam: "Li Na", "Le Thi An". Each word by itself may be an
 * ordinary one; together, and each with its capital, they are a person.
 */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { LOCATIVE } from '../../../tables/lexicon.ts';
import { FAMILY_SYLLABLES, GIVEN_SYLLABLES, MIDDLE_SYLLABLES } from '../../../tables/people/syllables.ts';
import { CERTAIN } from '../levels.ts';
import { opensSentence, precedesVerb } from '../name-context.ts';
import type { NameStretch } from '../site.ts';

function isSyllable(token: Token | undefined, table: ReadonlySet<string>): boolean {
  return token?.kind === 'word' && token.letterCase === 'capital' && token.spaced && table.has(token.fold);
}

/** The name that begins at `index`, if one does. */
export function shortName(passage: Passage, index: number): NameStretch | undefined {
  const { tokens, sentences } = passage;
  const token = tokens[index];
  if (token?.letterCase !== 'capital' || !FAMILY_SYLLABLES.has(token.fold)) return undefined;
  if (sentences.styles[index] !== 'prose' || tokens[index + 1]?.newLine) return undefined;
  const middle = isSyllable(tokens[index + 1], MIDDLE_SYLLABLES) && isSyllable(tokens[index + 2], GIVEN_SYLLABLES);
  const last = middle ? index + 2 : index + 1;
  if (!middle && !isSyllable(tokens[last], GIVEN_SYLLABLES)) return undefined;
  const after = tokens[last + 1];
  if (after?.letterCase === 'capital' && after.spaced && !after.newLine) return undefined;
  if ((tokens[index - 1]?.flags ?? 0) & LOCATIVE) return undefined;
  const particle = /^(?:le|do|he|du|ha|la)$/.test(token.fold) && opensSentence(passage, index);
  if (particle && !precedesVerb(tokens, last, false)) return undefined;
  return { first: index, last, reason: 'A name by its shape', confidence: CERTAIN.shape };
}
