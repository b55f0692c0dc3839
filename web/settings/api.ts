/** What the page of a club's settings asks the server for, and what it sends (contract, before C8). */

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
    // Opened again, they are asked for again: another admin may have changed them since.
    gcTime: 0,
  });
}

/** Saves how coarse a club's copies are by default (C5.5), and shows what the server then holds. */
export async function savePrecision(queryClient: QueryClient, clubId: string, coarse: Precision): Promise<void> {
  const settings = await send(STAFF_CALLS.changeClubSettings, { id: clubId, body: { coarse } });
  queryClient.setQueryData(clubSettings(clubId).queryKey, settings);
}

export type Duty = Pick<ClubSettings, 'regime' | 'responsibleEntity'>;

/** Saves under whose rules a club is, and its authority (C13.1), and shows what the server then holds. */
export async function saveDuty(queryClient: QueryClient, clubId: string, duty: Duty): Promise<void> {
  const settings = await send(STAFF_CALLS.changeClubSettings, { id: clubId, body: duty });
  queryClient.setQueryData(clubSettings(clubId).queryKey, settings);
}

/** Saves the language of a club (C14.9). */
export async function saveLanguage(queryClient: QueryClient, clubId: string, language: Language | null): Promise<void> {
  const settings = await send(STAFF_CALLS.changeClubSettings, { id: clubId, body: { language } });
  queryClient.setQueryData(clubSettings(clubId).queryKey, settings);
}

/** Saves the time zone of a club (C19.6); every time on the pages is then shown in it. */
export async function saveTimeZone(queryClient: QueryClient, clubId: string, timeZone: string): Promise<void> {
  const settings = await send(STAFF_CALLS.changeClubSettings, { id: clubId, body: { timeZone } });
  for (const { queryKey } of [clubSettings(clubId), zoneSettings(clubId)]) queryClient.setQueryData(queryKey, settings);
}
