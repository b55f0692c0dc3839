/**
 * What people write into a field to say nothing: "n/a", "unknown", "A member", "The CFI". It must not be looked for in
 * the texts, where it would take ordinary words away (C5.3).
 */
import { fold } from '../../reading/fold.ts';
import { MAILBOXES, NOTHING, TYPE } from '../../tables/cues/placeholders.ts';
import { ACRONYM, ARTICLE, CRAFT, GIVEN, lookUp, ORDINARY, ROLE, SURNAME } from '../../tables/lexicon.ts';
import { compactValue, wordsOf } from './values.ts';

/** True for "n/a", "unknown", "none", "-" and their like in many languages. */
export function isPlaceholder(value: string): boolean {
  return NOTHING.has(compactValue(value));
}

/** True where the name's field holds only roles and articles: "A member", "The CFI". */
export function isPlaceholderName(value: string): boolean {
  if (isPlaceholder(value)) return true;
  const flags = wordsOf(value).map((word) => lookUp(fold(word)));
  if (flags.some((flag) => flag & (GIVEN | SURNAME)) || !flags.some((flag) => flag & ROLE)) return false;
  return flags.every((flag) => (flag & (ROLE | ARTICLE | ACRONYM)) !== 0 || flag === ORDINARY);
}

/** True where the registration's field holds a type of aircraft: "ASK 21", "K13". */
export function isTypeName(value: string): boolean {
  const pieces = value.match(/\p{L}+|\p{N}+/gu)?.map(fold) ?? [];
  const [maker, number, ...rest] = pieces;
  if (maker === undefined || rest.length > 1 || /-/.test(value)) return false;
  return pieces.length > 1 && /^\d{1,3}$/.test(number ?? '') && ((lookUp(maker) & CRAFT) !== 0 || TYPE.test(maker));
}

/** True for the first part of an address that names a box and nobody: "info", "safety". */
export function isMailbox(local: string): boolean {
  return MAILBOXES.has(fold(local)) || isPlaceholder(local);
}
