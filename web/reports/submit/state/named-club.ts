/** The club in the form's URL, such as from a poster (C10.6); server-rendered. */
import { useQueryClient } from '@tanstack/react-query';

export const NAMED_CLUB = ['named club'];

/** Undefined if missing or unknown. */
export function useNamedClub(): { id: string; name: string } | undefined {
  return useQueryClient().getQueryData(NAMED_CLUB);
}
