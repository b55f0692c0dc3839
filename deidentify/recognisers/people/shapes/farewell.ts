/** Names under what somebody wrote: "thanks, rob", "Best regards\nOsric", "- Osric" at the end of a text. */
import type { Passage } from '../../../reading/passage.ts';
import { FAREWELL } from '../../../tables/cues/people/farewell.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import { CERTAIN } from '../levels.ts';
import { isSurname } from '../name-phrase.ts';
import type { NameStretch } from '../site.ts';

const DASH = /^[-–—]$/;
/** Surname or initial, and full stops. */
const MOST_BEHIND = 5;
const FORMAL = lexicon.GIVEN | lexicon.SURNAME;

/** A dash that opens a line behind the end of a sentence, and is no item of a list. */
function isOnlyDash({ tokens }: Passage, index: number): boolean {
  const opens = tokens.filter(({ text, newLine }) => newLine && DASH.test(text));
  return opens.length === 1 && opens[0] === tokens[index] && /^[.!?]$/.test(tokens[index - 1]?.text ?? '');
}

/** The name that ends the text behind a farewell, or alone behind a dash on a line of its own. */
export function signature(passage: Passage, index: number): NameStretch | undefined {
  const { tokens } = passage;
  const token = tokens[index];
  if (!token || index < tokens.length - MOST_BEHIND) return undefined;
  const dashed = !token.newLine && isOnlyDash(passage, index - 1);
  const said = tokens[index - 1]?.kind === 'mark' ? tokens[index - 2] : tokens[index - 1];
  const apart = token.newLine || tokens[index - 1]?.kind === 'mark';
  if (!dashed && !FAREWELL.test(said?.fold ?? '')) return undefined;
  const last = tokens[index + 1]?.kind === 'word' ? index + 1 : index;
  const behind = tokens.slice(last + 1).filter(({ text }) => text !== '.');
  if (token.kind !== 'word' || token.fold.length < 2 || behind.length > 0) return undefined;
  const known = (token.flags & FORMAL) !== 0 || (token.letterCase === 'capital' && token.flags === 0 && apart);
  const family = tokens[last];
  const closes = last === index || isSurname(family) || family?.fold.length === 1 || family?.flags === 0;
  return known && closes ? { first: index, last, reason: 'Signs the text', confidence: CERTAIN.place } : undefined;
}
