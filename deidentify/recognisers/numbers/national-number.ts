/** Account and personal numbers recognised by their format alone (C5.2) */
import type { Find } from '../../find.ts';
import { matchAt } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import * as forms from '../../tables/national-numbers.ts';

const PERSONAL = [forms.CODICE_FISCALE, forms.NIR, forms.BIRTH_NUMBER, forms.PESEL, forms.NATIONAL_INSURANCE];

/** Check digits are not verified: a mistyped number still leads to its holder. */
export function findNationalNumbers({ text, tokens }: Passage): Find[] {
  const finds: Find[] = [];
  let floor = 0;
  for (const { start, kind, letterCase } of tokens) {
    if (kind === 'mark' || start < floor || (kind === 'word' && letterCase !== 'upper')) continue;
    const personal = PERSONAL.map((form) => matchAt(form, text, start)).find((matched) => matched !== '');
    const matched = personal ?? (ibanAt(text, start) || matchAt(forms.ACCOUNT, text, start));
    if (matched === '' || isWithinNumber(text, start)) continue;
    floor = start + matched.length;
    const reason = personal ? 'A personal identification number' : 'A bank account number';
    finds.push({ start, end: floor, kind: 'number', reason, confidence: 0.95 });
  }
  return finds;
}

/** One or two characters too few or too many are typing errors. */
function ibanAt(text: string, start: number): string {
  const ibanLength = forms.IBAN_LENGTH.get(text.slice(start, start + 2));
  if (ibanLength === undefined) return '';
  const matched = matchAt(forms.IBAN, text, start);
  const length = matched.replace(/[^A-Z\d]/g, '').length;
  const digits = matched.replace(/\D/g, '').length;
  return digits * 2 > length && Math.abs(length - ibanLength) < 3 ? matched : '';
}

/** "0123-456789/0800": the digits before belong to it. */
function isWithinNumber(text: string, start: number): boolean {
  return /[\p{L}\d][-./:]$/u.test(text.slice(Math.max(0, start - 2), start));
}
