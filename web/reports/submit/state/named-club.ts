/** The club that the form's address names, as a poster's does (contract C10.6): the server knows it, and draws it at once. */
import { useQueryClient } from '@tanstack/react-query';

export const NAMED_CLUB = ['named club'];

/** The named club; `undefined` where the address names none, or one that is not there. */
export function useNamedClub(): { id: string; name: string } | undefined {
  return useQueryClient().getQueryData(NAMED_CLUB);
}
