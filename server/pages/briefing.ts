/** What /briefing shows, and under which address it is kept (contract C17.2, C3.16). */
import { BriefingFilters, briefingKeys } from '../../domain/briefing/briefing.ts';
import type { BriefingShown } from '../../domain/page.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import { check } from '../../domain/validate.ts';
import type { TouchedBy } from '../http/public-cache/public-history.ts';
import { byNone } from '../http/public-cache/public-history.ts';
import { briefingOf } from '../reports/public/briefing/briefing.ts';
import type { Services } from '../services.ts';

const NO_FILTERS: BriefingFilters = { aircraftCategory: null, operationType: null, worldRegion: null, language: null };

type Asked = { query: unknown; origin: string | null };

/** The lessons, what would make them others, and the only day on which they are right. Filters that are none are said to be wrong. */
export async function briefingPage(
  { query, origin }: Asked,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
): Promise<{ briefing: BriefingShown; touchedBy: TouchedBy; day: string }> {
  const now = clock();
  const asked = check(BriefingFilters, query);
  if ('errors' in asked) {
    const shown = { day: utcDay(now), lessons: [], filters: NO_FILTERS, origin, isWrong: true as const };
    return { briefing: shown, touchedBy: byNone, day: shown.day };
  }
  const filters = asked.value;
  const { lessons, touchedBy, day } = await database.publicRead((db) => briefingOf(db, briefingKeys(filters), now));
  return { briefing: { day, lessons, filters, origin }, touchedBy, day };
}

/**
 * The address under which a briefing is kept: by what narrows it and where the site is found, which its codes name. A blank stands
 * in no request's address, so it is nobody else's.
 */
export function briefingKeptAs(path: string, { query, origin }: Asked): string {
  const asked = check(BriefingFilters, query);
  const filters = 'errors' in asked ? 'wrong' : JSON.stringify(Object.values(asked.value));
  return `${origin} ${path} ${filters}`;
}
