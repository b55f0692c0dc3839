/** Account and personal numbers recognised by their format alone (C5.2) */
import type { Find } from '../../find.ts';
import { matchAt } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import { CODICE_FISCALE, IBAN, IBAN_LENGTH, NIR } from '../../tables/national-numbers.ts';

/** Check digits are not verified: a mistyped number still leads to its holder. */
export function findNationalNumbers({ text, tokens }: Passage): Find[] {
  const finds: Find[] = [];
  let floor = 0;
  for (const { start, kind } of tokens) {
    if (kind === 'mark' || start < floor) continue;
    const account = ibanAt(text, start);
    const matched = account || matchAt(CODICE_FISCALE, text, start) || matchAt(NIR, text, start);
    if (matched === '') continue;
    floor = start + matched.length;
    const reason = account ? 'A bank account' : 'A personal number';
    finds.push({ start, end: floor, kind: 'number', reason, confidence: 0.95 });
  }
  return finds;
}

/** One or two characters too few or too many are typing errors. */
function ibanAt(text: string, start: number): string {
  const wanted = IBAN_LENGTH.get(text.slice(start, start + 2));
  if (wanted === undefined) return '';
  const matched = matchAt(IBAN, text, start);
  const length = matched.replace(/[^A-Z\d]/g, '').length;
  const digits = matched.replace(/\D/g, '').length;
  return digits * 2 > length && Math.abs(length - wanted) < 3 ? matched : '';
}
