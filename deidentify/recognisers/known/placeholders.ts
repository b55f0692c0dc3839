/** Placeholder values: "n/a", "The CFI"; finding them would remove ordinary words (C5.3) */
import { fold } from '../../reading/fold.ts';
import { EMPTY_VALUES, MAILBOXES, TYPE_LETTERS } from '../../tables/cues/placeholders.ts';
import { ACRONYM, ARTICLE, GIVEN, lookUp, MAKE_OR_TYPE, ORDINARY, ROLE, SURNAME } from '../../tables/lexicon.ts';
import { compactValue, wordsOf } from './values.ts';

export function isPlaceholder(value: string): boolean {
  return EMPTY_VALUES.has(compactValue(value));
}

/** Only roles and articles: "A member", "The CFI". */
export function isPlaceholderName(value: string): boolean {
  if (isPlaceholder(value)) return true;
  const flags = wordsOf(value).map((word) => lookUp(fold(word)));
  if (flags.some((flag) => flag & (GIVEN | SURNAME)) || !flags.some((flag) => flag & ROLE)) return false;
  return flags.every((flag) => (flag & (ROLE | ARTICLE | ACRONYM)) !== 0 || flag === ORDINARY);
}

/** A type in the registration field: "ASK 21", "K13". */
export function isTypeName(value: string): boolean {
  const pieces = value.match(/\p{L}+|\p{N}+/gu)?.map(fold) ?? [];
  const [maker, number, ...rest] = pieces;
  if (maker === undefined || rest.length > 1 || /-/.test(value)) return false;
  return (
    pieces.length > 1 &&
    /^\d{1,3}$/.test(number ?? '') &&
    ((lookUp(maker) & MAKE_OR_TYPE) !== 0 || TYPE_LETTERS.test(maker))
  );
}

export function isMailbox(local: string): boolean {
  return MAILBOXES.has(fold(local)) || isPlaceholder(local);
}
