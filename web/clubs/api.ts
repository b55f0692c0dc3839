/** What the club pages send to the server (specification section 7). The list itself is in components/lookups.ts. */
import type { Club } from '../../domain/clubs/club.ts';
import { send } from '../api.ts';
import { calls } from '../paths.ts';

/** What the form holds. */
export type ClubValues = { name: string; location: string };

/** Creates a club, or changes the given one. */
export function saveClub(club: Club | null, values: ClubValues): Promise<Club> {
  return club ? send('PATCH', calls.club(club.id), values) : send('POST', calls.clubs(), values);
}

/** Deletes a club. */
export function deleteClub({ id }: Club): Promise<void> {
  return send('DELETE', calls.club(id));
}
