/** From a typed label to its value (C14.5), apart: only needed when sending */
import { labelOf } from './labels.ts';

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Ignores case and accents; unknown text stays. */
export function storedValueOf(typed: string, values: readonly string[]): string {
  const key = fold(typed);
  return values.find((value) => fold(labelOf(value)) === key) ?? typed;
}
