import { queryOptions, useQuery } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../domain/api/staff-calls.ts';
import type { ClubSettings } from '../../../domain/clubs/settings.ts';
import { may } from '../../../domain/permissions.ts';
import { UTC } from '../../../domain/time-zones/wall-clock.ts';
import { urlOf } from '../../api.ts';
import { session } from '../../layouts/staff/session.ts';
import { clubs } from '../lookups.ts';

/** Cached while the page is open. */
export const zoneSettings = (clubId: string) =>
  queryOptions<ClubSettings>({ queryKey: [urlOf(STAFF_CALLS.getClubSettings, { id: clubId })] });

/**
 * A club's time zone, by default that of the user's club. UTC until known, without permission, or for a deleted club;
 * times name their zone, so none is misleading.
 */
export function useTimeZone(clubId?: string | null): string {
  const { data } = useQuery(session);
  const { data: living } = useQuery(clubs);
  const requestedId = clubId ?? data?.user.clubId ?? null;
  const mayAsk =
    data !== undefined && requestedId !== null && may(data.user, 'review reports', { clubId: requestedId });
  const { data: settings } = useQuery({
    ...zoneSettings(requestedId ?? ''),
    enabled: mayAsk && living?.some(({ id }) => id === requestedId) === true,
  });
  return settings?.timeZone ?? UTC;
}
