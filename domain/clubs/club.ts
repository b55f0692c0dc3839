/** A club: unique name and location (specification section 3, C3.6) */

import * as z from 'zod/mini';
import { requiredText, textField } from '../text/field.ts';
import * as words from './words/en.ts';

const name = requiredText({ label: words.clubName, required: words.clubNameRequired });
const location = textField({ label: words.location });
const description = textField({ label: words.description });

export const NewClub = z.object({ name, location, description });
export type NewClub = z.output<typeof NewClub>;

/** Omitted fields stay unchanged (C3.18). */
export const ClubChange = z.object({
  name: z.optional(name),
  location: z.optional(location),
  description: z.optional(description),
});
export type ClubChange = z.output<typeof ClubChange>;

export const Club = z.object({ id: z.uuid(), name: z.string(), location: z.nullable(z.string()) });
export type Club = z.output<typeof Club>;

/** A malformed id gets the same message as an unknown club (C3.8, C4.4). */
export function clubIdField(message: string) {
  return z.pipe(z.string(message).check(z.trim()), z.guid(message));
}

/** Case-insensitive (C6.2). */
export function clubNameKey(clubName: string): string {
  return clubName.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss').replace(/\s+/gu, ' ');
}
