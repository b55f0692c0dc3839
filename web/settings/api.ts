import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../domain/api/staff-calls.ts';
import type { ClubSettings } from '../../domain/clubs/settings.ts';
import type { Language } from '../../domain/language/languages.ts';
import type { Precision } from '../../domain/reports/public/precision.ts';
import { get, send } from '../api.ts';
import { zoneSettings } from '../components/moments/use-time-zone.ts';

export function clubSettings(clubId: string) {
  return queryOptions({
    queryKey: ['club-settings', clubId] as const,
    queryFn: ({ signal }) => get(STAFF_CALLS.getClubSettings, { id: clubId }, signal),
    // Refetched on opening: another admin may have changed them.
    gcTime: 0,
  });
}

/** The default precision of a club's copies (C5.5). */
export async function savePrecision(queryClient: QueryClient, clubId: string, precision: Precision): Promise<void> {
  const settings = await send(STAFF_CALLS.changeClubSettings, { id: clubId, body: { coarse: precision } });
  queryClient.setQueryData(clubSettings(clubId).queryKey, settings);
}

export type Duty = Pick<ClubSettings, 'regime' | 'responsibleEntity'>;

/** The club's regime and authority (C13.1). */
export async function saveDuty(queryClient: QueryClient, clubId: string, duty: Duty): Promise<void> {
  const settings = await send(STAFF_CALLS.changeClubSettings, { id: clubId, body: duty });
  queryClient.setQueryData(clubSettings(clubId).queryKey, settings);
}

/** For poster and mail (C14.9). */
export async function saveLanguage(queryClient: QueryClient, clubId: string, language: Language | null): Promise<void> {
  const settings = await send(STAFF_CALLS.changeClubSettings, { id: clubId, body: { language } });
  queryClient.setQueryData(clubSettings(clubId).queryKey, settings);
}

/** Affects every time on staff pages (C19.6). */
export async function saveTimeZone(queryClient: QueryClient, clubId: string, timeZone: string): Promise<void> {
  const settings = await send(STAFF_CALLS.changeClubSettings, { id: clubId, body: { timeZone } });
  for (const { queryKey } of [clubSettings(clubId), zoneSettings(clubId)]) queryClient.setQueryData(queryKey, settings);
}
