/** Queries for common lists, clubs and the visitor's location. */

import { queryOptions } from '@tanstack/react-query';
import { PUBLIC_CALLS } from '../../domain/api/public-calls.ts';
import type { Club } from '../../domain/clubs/club.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import type { DetectedLocation } from '../../domain/location/detected.ts';
import type { CommonFields } from '../../domain/reports/lookups.ts';
import { urlOf } from '../api.ts';

export const commonFields = queryOptions<CommonFields>({ queryKey: [urlOf(PUBLIC_CALLS.listCommonFields)] });

export const clubs = queryOptions<Club[]>({ queryKey: [urlOf(PUBLIC_CALLS.listClubs)] });

/** Cached for an hour. */
export const detectedLocation = queryOptions<DetectedLocation>({
  queryKey: [urlOf(PUBLIC_CALLS.detectLocation)],
  staleTime: HOUR_MS,
  gcTime: HOUR_MS,
});
