/** Who reports, beside the sections of details (specification section 2). */

import { PARTS, type Part } from '../../../components/report-fields/parts.ts';
import { notPublished } from '../../../components/report-fields/words/en.ts';
import type { FormValues } from '../state/values.ts';
import * as words from './words/en.ts';

/** Who reports: asked for right after the story (C19.2), the required email first. */
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

/** The section in which a field stands, or `undefined` for those of the cards above. */
export function partOf(field: string): Part | undefined {
  return [CONTACT, ...PARTS].find(({ controls }) => controls.some((control) => control.field === field));
}

/** How many of a section's fields hold something. */
export function filledIn({ controls }: Part, values: FormValues): number {
  return controls.filter(({ field }) => values[field].trim() !== '').length;
}
