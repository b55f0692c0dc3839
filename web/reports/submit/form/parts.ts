import { PARTS, type Part } from '../../../components/report-fields/parts.ts';
import { notPublished } from '../../../components/report-fields/words/en.ts';
import type { FormValues } from '../state/values.ts';
import * as words from './words/en.ts';

/** Right after the narrative, the required email first (C19.2). */
export const CONTACT: Part = {
  id: 'contact',
  title: words.contact,
  controls: [
    {
      field: 'reporterEmail',
      input: 'email',
      required: true,
      hint: words.emailHint,
    },
    { field: 'reporterName', hint: notPublished },
    { field: 'reporterTelephone', input: 'phone', hint: notPublished },
  ],
};

/** Undefined for fields in the cards above. */
export function partOf(field: string): Part | undefined {
  return [CONTACT, ...PARTS].find(({ controls }) => controls.some((control) => control.field === field));
}

export function countFilledIn({ controls }: Part, values: FormValues): number {
  return controls.filter(({ field }) => values[field].trim() !== '').length;
}
