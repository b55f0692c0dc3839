/** The filtered list, uncached, compared with the raw query and with a plain Fastify handler for the same query. */
import { AIRCRAFT_CATEGORIES, INJURY_LEVELS } from '../../../domain/reports/lookups.ts';
import { filterKey } from '../../../domain/reports/search-keys.ts';
import { type Figure, median, ratio } from '../figures.ts';
import { get, loadOf, uncached } from '../requests.ts';
import type { TestBed } from '../test-bed.ts';

const COLUMNS = `id, headline, narrative, injury_level, highest_damage, local_date, local_time, location_occurrence,
  world_region, state_area, aircraft_category, manufacturer, model, operation_type, flight_phase, weather_conditions,
  sms_manager_comment, submitted_on`;
const TEXT = `SELECT ${COLUMNS} FROM published_reports
  WHERE submitted_on >= $1::date AND (injury_key = $2 OR damage_key = $3) AND category_key = $4
  ORDER BY submitted_on DESC, id DESC LIMIT 51`;
const ROUNDS = 7;
const COUNT = 60;
const CONNECTIONS = 16;

/** Times of single requests, and the rate per second at 16 connections. */
export async function measureFilters({ children, port }: TestBed): Promise<Figure[]> {
  const [severity, aircraftCategory] = [INJURY_LEVELS[1].value, AIRCRAFT_CATEGORIES[0].value];
  const values = [filterKey(severity), filterKey(severity), filterKey(aircraftCategory)];
  const requests = [uncached({ severity, aircraftCategory })];
  const comparison = (await children.raw({ kind: 'serve', text: TEXT, values })).port;
  const plainRequests = [get('/?startDate={day}')];
  const toRaw: { app: number; other: number }[] = [];
  const toPlain: { app: number; other: number }[] = [];
  const toPlainLoaded: { app: number; other: number }[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const days = Array.from({ length: COUNT }, (_, at) => [
      `1${String(100 + at)}-01-0${(round + 2) % 9 || 9}`,
      ...values,
    ]);
    const raw = median((await children.raw({ kind: 'run', text: TEXT, values: days, concurrency: 1 })).times);
    const app = median((await loadOf({ children, port }, requests, { count: COUNT })).times);
    const other = median((await loadOf({ children, port: comparison }, plainRequests, { count: COUNT })).times);
    const load = { connections: CONNECTIONS, seconds: 0.7 };
    const otherLoaded = (await loadOf({ children, port: comparison }, plainRequests, load)).perSecond;
    const appLoaded = (await loadOf({ children, port }, requests, load)).perSecond;
    if (round < 0) continue;
    toRaw.push({ app, other: raw });
    toPlain.push({ app, other });
    toPlainLoaded.push({ app: appLoaded, other: otherLoaded });
  }
  return [
    ratio('filtered list, uncached, compared with the raw query', toRaw, { max: 5, unit: 'ms' }),
    ratio('filtered list, compared with a plain Fastify handler, one by one', toPlain, { max: 1, unit: 'ms' }),
    ratio('filtered list, compared with a plain Fastify handler, 16 connections', toPlainLoaded, {
      min: 1,
      unit: 'requests/s',
    }),
  ];
}
