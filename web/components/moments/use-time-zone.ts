/** The time zone in which staff pages show times (contract C19.6). */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../domain/api/staff-calls.ts';
import type { ClubSettings } from '../../../domain/clubs/settings.ts';
import { may } from '../../../domain/permissions.ts';
import { UTC } from '../../../domain/time-zones/wall-clock.ts';
import { urlOf } from '../../api.ts';
import { session } from '../../layouts/staff/session.ts';
import { clubs } from '../lookups.ts';

/** The settings of a club, of which the zone is read; kept as long as the page is open. */
export const zoneSettings = (clubId: string) =>
  queryOptions<ClubSettings>({ queryKey: [urlOf(STAFF_CALLS.getClubSettings, { id: clubId })] });

/**
 * The zone of a club, or, without one, of the own. UTC until it is known, for who may not ask for it, and for a club that was
 * deleted; what is shown names the zone, so none of these is wrong.
 */
export function useTimeZone(clubId?: string | null): string {
  const { data } = useQuery(session);
  const { data: living } = useQuery(clubs);
  const asked = clubId ?? data?.user.clubId ?? null;
  const mayAsk = data !== undefined && asked !== null && may(data.user, 'review reports', { clubId: asked });
  const { data: settings } = useQuery({
    ...zoneSettings(asked ?? ''),
    enabled: mayAsk && living?.some(({ id }) => id === asked) === true,
  });
  return settings?.timeZone ?? UTC;
}
