import { useQuery } from '@tanstack/react-query';
import { session } from '../../../layouts/staff/session.ts';
import { clubs } from '../../lookups.ts';
import * as words from './words/en.ts';

/** If the signed-in user can act only for a club that was deleted: says so, and who can help (C4.4); else null. */
export function useClubDeleted(): string | null {
  const { data: { user } = {} } = useQuery(session);
  // It may have been deleted since the list was loaded.
  const { data: known } = useQuery({ ...clubs, staleTime: 0 });
  if (!user || !known || user.role === 'super-admin') return null;
  return known.some(({ id }) => id === user.clubId) ? null : words.clubDeleted;
}
