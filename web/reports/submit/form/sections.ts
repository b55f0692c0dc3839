import { FORM_SECTIONS, type FormSection } from '../../../components/report-fields/sections.ts';
import { notPublished } from '../../../components/report-fields/words/en.ts';
import type { FormValues } from '../state/values.ts';
import * as words from './words/en.ts';

/** Right after the narrative, the required email first (C19.2). */
export const CONTACT: FormSection = {
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
export function sectionOf(field: string): FormSection | undefined {
  return [CONTACT, ...FORM_SECTIONS].find(({ controls }) => controls.some((control) => control.field === field));
}

export function countFilledIn({ controls }: FormSection, values: FormValues): number {
  return controls.filter(({ field }) => values[field].trim() !== '').length;
}
