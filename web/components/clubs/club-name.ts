/** A club's name by its id (specification section 2, contract C4.4). */
import type { Club } from '../../../domain/clubs/club.ts';
import * as words from './words/en.ts';

/** Said of a club that is not on the list: it was deleted. */
export const UNKNOWN_CLUB = words.unknownClub;

/** The club's name; `''` while the list is loading. Null is no club: it was deleted before the report arrived (C15.3). */
export function clubName(clubs: readonly Club[] | undefined, id: string | null): string {
  return clubs ? (clubs.find((club) => club.id === id)?.name ?? UNKNOWN_CLUB) : '';
}
