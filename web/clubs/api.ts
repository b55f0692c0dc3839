import { STAFF_CALLS } from '../../domain/api/staff-calls.ts';
import type { Club } from '../../domain/clubs/club.ts';
import { send } from '../api.ts';
import { changedFields } from '../components/saving/changed-fields.ts';

type ClubValues = { name: string; location: string };

export function saveClub(club: Club | null, values: ClubValues): Promise<Club> {
  return club
    ? send(STAFF_CALLS.changeClub, { id: club.id, body: changedFields(club, values) })
    : send(STAFF_CALLS.createClub, { body: values });
}

export function deleteClub({ id }: Club): Promise<void> {
  return send(STAFF_CALLS.deleteClub, { id });
}
