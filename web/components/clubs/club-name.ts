import type { Club } from '../../../domain/clubs/club.ts';
import * as words from './words/en.ts';

/** Name of a deleted club. */
export const UNKNOWN_CLUB = words.unknownClub;

/** `''` while loading. Null: the club was deleted before the report arrived (C15.3). */
export function clubName(clubs: readonly Club[] | undefined, id: string | null): string {
  return clubs ? (clubs.find((club) => club.id === id)?.name ?? UNKNOWN_CLUB) : '';
}
