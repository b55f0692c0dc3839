/** The value of a typed label (C14.5), only needed for sending */
import { foldLabel } from '../../text/folding/fold-label.ts';
import { labelOf } from './labels.ts';

/** Ignores case, accents and the like (`Aussenlandung`); unknown text is unchanged. */
export function storedValueOf(typed: string, values: readonly string[]): string {
  const key = foldLabel(typed.trim());
  return values.find((value) => foldLabel(labelOf(value)) === key) ?? typed;
}
