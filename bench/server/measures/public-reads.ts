/** Uncached public reads: filters, a report, similar ones, briefing, suggestion, feed. */
import { AIRCRAFT_CATEGORIES, DAMAGE_LEVELS, INJURY_LEVELS, OPERATION_TYPES } from '../../../domain/reports/lookups.ts';
import { TOPIC_NAMES } from '../../../domain/reports/topics/topics.ts';
import { type Figure, times } from '../figures.ts';
import { get, loadOf, post, uncached } from '../requests.ts';
import type { TestBed } from '../test-bed.ts';

const COUNT = 200;
const CHANGES = 20;

const levels = [...INJURY_LEVELS, ...DAMAGE_LEVELS].map(({ value }) => value);
const categories = AIRCRAFT_CATEGORIES.map(({ value }) => value);

/** Each combination of filters once. */
const briefings = (): string[] =>
  categories.flatMap((aircraftCategory) =>
    OPERATION_TYPES.flatMap(({ value }) =>
      ['en', 'de', 'fr'].map((language) =>
        get(`/api/briefing?${new URLSearchParams({ aircraftCategory, operationType: value, language })}`),
      ),
    ),
  );

/** The first responses after a public change, when nothing is cached. */
async function afterChanges(testBed: TestBed, path: string): Promise<number[]> {
  const { stored, cookie } = testBed;
  const measured: number[] = [];
  for (const id of stored.pending.slice(0, CHANGES)) {
    await loadOf(testBed, [post(`/api/reports/${id}/approve`, { comment: 'Check the latch.' }, { cookie })], {
      count: 1,
    });
    measured.push(...(await loadOf(testBed, [get(path)], { count: 1 })).times);
  }
  stored.pending.splice(0, CHANGES);
  return measured;
}

export async function measurePublicReads(testBed: TestBed): Promise<Figure[]> {
  const { published, words } = testBed.stored;
  const step = Math.max(1, Math.floor(published.length / (COUNT + 20)));
  const some = published.filter((_, at) => at % step === 0).map(({ id }) => id);
  const kinds: [string, string[]][] = [
    ['public list, by severity', levels.map((severity) => uncached({ severity }))],
    ['public list, by aircraft', categories.map((aircraftCategory) => uncached({ aircraftCategory }))],
    [
      'public list, by severity and aircraft',
      levels.flatMap((severity) => categories.map((aircraftCategory) => uncached({ severity, aircraftCategory }))),
    ],
    ['public list, by language', ['en', 'de', 'fr', 'nl'].map((language) => uncached({ language }))],
    ['public list, by topic', TOPIC_NAMES.map((topic) => uncached({ topic }))],
    [
      'public counts, by language',
      ['en', 'de', 'nl'].map((language) => uncached({ language }, '/api/reports/public/counts')),
    ],
    ['one public report', some.map((id) => get(`/api/reports/public/${id}`))],
    ['similar public reports', some.map((id) => get(`/api/reports/public/${id}/similar`))],
    ['briefing', briefings()],
    ['suggestion', words.absent.map((keyword) => uncached({ keyword }, '/api/reports/public/suggestion'))],
  ];
  const figures: Figure[] = [];
  for (const [name, requests] of kinds) {
    await loadOf(testBed, requests.slice(-20), { count: Math.min(20, requests.length) });
    const count = Math.min(COUNT, name === 'briefing' ? requests.length - 20 : COUNT);
    figures.push(times(name, (await loadOf(testBed, requests, { count })).times));
  }
  figures.push(times('topics, after a change', await afterChanges(testBed, '/api/reports/public/topics')));
  figures.push(times('feed, after a change', await afterChanges(testBed, '/reports.atom')));
  return figures;
}
