/** The value behind a label that somebody typed (contract C14.5): apart, since it is wanted only when a form is sent. */
import { labelOf } from './labels.ts';

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The one of these values whose label somebody typed, case and accents ignored; else the text as it is. */
export function storedValueOf(typed: string, values: readonly string[]): string {
  const key = fold(typed);
  return values.find((value) => fold(labelOf(value)) === key) ?? typed;
}
