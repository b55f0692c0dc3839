/** The briefing page and its cache key (C17.2, C3.16). */
import { BriefingFilters, briefingKeys } from '../../domain/briefing/briefing.ts';
import type { BriefingPageData } from '../../domain/page.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import { check } from '../../domain/validate.ts';
import { anyReportChange, type Invalidation, noReportChange } from '../http/public-cache/public-history.ts';
import { briefingOf } from '../reports/public/briefing/briefing.ts';
import type { Services } from '../services.ts';

const NO_FILTERS: BriefingFilters = { aircraftCategory: null, operationType: null, worldRegion: null, language: null };

type BriefingRequest = { query: unknown; origin: string | null };

/** Invalid filters make an empty page that says so. */
export async function briefingPage(
  { query, origin }: BriefingRequest,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
): Promise<{ briefing: BriefingPageData; invalidatedBy: Invalidation }> {
  const now = clock();
  const checked = check(BriefingFilters, query);
  if ('errors' in checked) {
    const briefing = { day: utcDay(now), lessons: [], filters: NO_FILTERS, origin, isWrong: true as const };
    return { briefing, invalidatedBy: noReportChange };
  }
  const filters = checked.value;
  const { lessons, day } = await database.publicRead((db) => briefingOf(db, briefingKeys(filters), now));
  return { briefing: { day, lessons, filters, origin }, invalidatedBy: anyReportChange };
}

/** By filters and, for the page's QR codes, origin. No request's address contains a space, so keys never clash. */
export function briefingCacheKey(path: string, { query, origin }: BriefingRequest): string {
  const checked = check(BriefingFilters, query);
  const filters = 'errors' in checked ? 'wrong' : JSON.stringify(Object.values(checked.value));
  return `${origin} ${path} ${filters}`;
}
