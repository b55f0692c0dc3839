/** Random reports for tests of aggregates: texts, days, codes, actions and publications, in one club. */
import fc from 'fast-check';
import { DAY_MS } from '../domain/durations.ts';
import { CATEGORIES } from '../domain/follow-up/categories.ts';
import type { Stage } from './stage.ts';

const maybe = <Value>(...values: Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });

/** One report's values; texts in several spellings, some outside the lists. */
const reportValues = fc.record({
  day: fc.integer({ min: 0, max: 800 }),
  texts: fc.record({
    injuryLevel: maybe('No injury', 'Minor injury', 'SERIOUS injury', 'Fatal injury', 'Injury unknown', 'prefatality'),
    highestDamage: maybe('No damage', 'minor damage', 'Substantial damage', 'Aircraft destroyed', 'scratched'),
    flightPhase: maybe(
      'Thermalling',
      'THERMALLING',
      'thermalling',
      'Descent',
      'Über dem Platz',
      'über dem platz',
      'Not Given',
    ),
    operationType: maybe('Local soaring', 'Competition', 'not given', '100% _own words_'),
    aircraftCategory: maybe('Glider (sailplane)', 'glider (SAILPLANE)', 'Drone (unmanned aircraft)', 'Not given'),
    narrative: fc.constantFrom('The cable broke at 200 feet.', 'A kangaroo stood on the runway.'),
  }),
  codes: fc.option(
    fc.record({
      categories: fc.uniqueArray(fc.constantFrom(...CATEGORIES.slice(0, 4).map(({ id }) => id)), { maxLength: 3 }),
      outcome: fc.constantFrom(null, 1, 2, 3, 4),
      barriers: fc.constantFrom(null, 1, 2, 3, 4),
    }),
    { freq: 2 },
  ),
  action: maybe('open', 'dropped', 'done', 'worked'),
  act: maybe('approve', 'comment', 'close'),
  waits: fc.integer({ min: 0, max: 40 }),
});

/** Values of random reports, the same for the same seed. */
export const randomReports = (count: number, seed: number) => fc.sample(reportValues, { numRuns: count, seed });

const FIRST_DAY = Date.UTC(2024, 0, 1, 9, 30);

/** Stores one through the API as reporter and team would: sent on its day, reviewed some days later. */
export async function storeReport(
  stage: Stage,
  club: 'ridge' | 'valley',
  values: ReturnType<typeof randomReports>[number],
): Promise<string> {
  const at = new Date(FIRST_DAY + values.day * DAY_MS);
  stage.clock.set(at.toISOString());
  const texts = Object.fromEntries(Object.entries(values.texts).filter(([, text]) => text !== undefined));
  const id = await stage.report(club, texts as Record<string, string>);
  stage.clock.set(new Date(at.getTime() + values.waits * DAY_MS).toISOString());
  const as = 'superAdmin';
  const done = async (method: string, path: string, body: object) => {
    const answer = await stage.call(method, path, { as, body });
    if (answer.statusCode > 201) throw new Error(`${path}: ${answer.body}`);
    return answer.json();
  };
  if (values.codes) await done('PATCH', `/api/reports/${id}/follow-up`, values.codes);
  if (values.action) {
    const action = await done('POST', '/api/actions', { title: 'Inspect it', reportId: id });
    const change = values.action === 'worked' ? { state: 'done', worked: 'yes' } : { state: values.action };
    if (values.action !== 'open') await done('PATCH', `/api/actions/${action.id}`, change);
  }
  if (values.act === 'approve') await stage.approve(id);
  if (values.act === 'comment') await done('POST', `/api/reports/${id}/comment`, { comment: 'Seen.' });
  if (values.act === 'close' && values.action !== 'open')
    await done('POST', `/api/reports/${id}/follow-up/close`, { reason: 'done' });
  return id;
}
