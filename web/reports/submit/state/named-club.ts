/** The club in the form's address, as from a poster (C10.6); drawn by the server. */
import { useQueryClient } from '@tanstack/react-query';

export const NAMED_CLUB = ['named club'];

/** Undefined without one, or for an unknown one. */
export function useNamedClub(): { id: string; name: string } | undefined {
  return useQueryClient().getQueryData(NAMED_CLUB);
}
