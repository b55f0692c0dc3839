/** What several pages ask the server for: the ten common lists, the clubs, and where the visitor is (section 7). */
import { queryOptions } from '@tanstack/react-query';
import type { Club } from '../../domain/clubs/club.ts';
import type { CommonFields } from '../../domain/reports/lookups.ts';
import { calls } from '../paths.ts';

const HOUR = 3_600_000;

/** The ten lists of the form and the filters. */
export const commonFields = queryOptions<CommonFields>({ queryKey: [calls.commonFields()] });

/** All clubs, by name. */
export const clubs = queryOptions<Club[]>({ queryKey: [calls.clubs()] });

/** Where the visitor seems to be; kept for an hour (section 9). */
export const detectedLocation = queryOptions<{ detectedRegion: string | null; country: string | null }>({
  queryKey: [calls.detectLocation()],
  staleTime: HOUR,
  gcTime: HOUR,
});
