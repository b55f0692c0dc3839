/** A gliding club (specification section 3): a name that no other club has, and where it flies. */

import * as z from 'zod/mini';
import { requiredText, textField } from '../text/field.ts';
import * as words from './words/en.ts';

const name = requiredText({ label: words.clubName, required: words.clubNameRequired });
const location = textField({ label: words.location });
const description = textField({ label: words.description });

/** What a super-admin may send to create a club (section 5: the name alone is required). */
export const NewClub = z.object({ name, location, description });
export type NewClub = z.output<typeof NewClub>;

/** What may be sent to change a club; what is left out stays (contract C3.18). */
export const ClubChange = z.object({
  name: z.optional(name),
  location: z.optional(location),
  description: z.optional(description),
});
export type ClubChange = z.output<typeof ClubChange>;

/** A club as everybody sees it (contract C3.6). */
export const Club = z.object({ id: z.uuid(), name: z.string(), location: z.nullable(z.string()) });
export type Club = z.output<typeof Club>;

/** The id of a club that somebody chose; whatever is no id is an unknown club, with the same message (C3.8, C4.4). */
export function clubIdField(message: string) {
  return z.pipe(z.string(message).check(z.trim()), z.guid(message));
}

/** The form in which two spellings of one club name are equal (contract C6.2: case-insensitive). */
export function clubNameKey(clubName: string): string {
  return clubName.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss').replace(/\s+/gu, ' ');
}
