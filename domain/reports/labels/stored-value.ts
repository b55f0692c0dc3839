/** The value of a typed label (C14.5), only needed for sending */
import { labelOf } from './labels.ts';

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Ignores case and accents; unknown text is unchanged. */
export function storedValueOf(typed: string, values: readonly string[]): string {
  const key = fold(typed);
  return values.find((value) => fold(labelOf(value)) === key) ?? typed;
}
