import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../domain/api/staff-calls.ts';
import type { ClubSettings, ClubSettingsChange } from '../../domain/clubs/settings.ts';
import type { Language } from '../../domain/language/languages.ts';
import type { PrecisionChoice } from '../../domain/reports/public/precision.ts';
import { get, send } from '../api.ts';
import { showSaved } from '../components/saving/show-saved.ts';
import { zoneSettings } from '../components/time-zones/use-time-zone.ts';

export function clubSettings(clubId: string) {
  return queryOptions({
    queryKey: ['club-settings', clubId] as const,
    queryFn: ({ signal }) => get(STAFF_CALLS.getClubSettings, { id: clubId }, signal),
    // Refetched on opening: another admin may have changed them.
    gcTime: 0,
  });
}

/** Keeps the other settings, as two saves may be answered in either order. */
async function save(queryClient: QueryClient, clubId: string, change: ClubSettingsChange): Promise<void> {
  const settings = await send(STAFF_CALLS.changeClubSettings, { id: clubId, body: change });
  const saved = Object.fromEntries(Object.entries(settings).filter(([name]) => name in change));
  for (const { queryKey } of [clubSettings(clubId), zoneSettings(clubId)])
    await showSaved<ClubSettings>(queryClient, { queryKey }, (known) => known && { ...known, ...saved });
}

/** The default precision of a club's copies (C5.5). */
export const savePrecision = (queryClient: QueryClient, clubId: string, coarse: PrecisionChoice): Promise<void> =>
  save(queryClient, clubId, { coarse });

export type RegimeSettings = Pick<ClubSettings, 'regime' | 'responsibleEntity'>;

/** The club's regime and authority (C13.1). */
export const saveRegime = (queryClient: QueryClient, clubId: string, change: Partial<RegimeSettings>): Promise<void> =>
  save(queryClient, clubId, change);

/** For poster and mail (C14.9). */
export const saveLanguage = (queryClient: QueryClient, clubId: string, language: Language | null): Promise<void> =>
  save(queryClient, clubId, { language });

/** Affects every time on staff pages (C19.6). */
export const saveTimeZone = (queryClient: QueryClient, clubId: string, timeZone: string): Promise<void> =>
  save(queryClient, clubId, { timeZone });
