import { expect, test } from 'vitest';
import { COMMON_FIELDS } from '../../reports/lookups.ts';
import { check } from '../../validate.ts';
import { checkFor } from './check.ts';
import { FACTS, FactsChange, NO_FACTS, withFacts } from './facts.ts';

test('there are exactly these sixteen facts, each null at first (C13.5)', () => {
  expect(FACTS.join()).toBe(
    'headline,utcDate,utcTime,localDate,localTime,locationOccurrence,stateArea,stateOfRegistry,aircraftCategory,operationType,flightPhase,weatherConditions,airspaceClass,currentFlightRules,injuryLevel,highestDamage',
  );
  expect(Object.values(NO_FACTS).every((fact) => fact === null)).toBe(true);
});

test('facts take listed values and real dates and times, and every broken rule is named at once (C13.5)', () => {
  const flightPhase = COMMON_FIELDS.flightPhases[0] ?? '';
  expect(check(FactsChange, { flightPhase, headline: ' Near miss ', utcDate: null })).toEqual({
    value: { flightPhase, headline: 'Near miss', utcDate: null },
  });
  const sent = { headline: 'x'.repeat(201), utcDate: '2026-02-30', localTime: '25:00', injuryLevel: 'A bruise' };
  const checked = check(FactsChange, sent);
  expect('errors' in checked && checked.errors.map(({ path }) => path)).toEqual(Object.keys(sent));
});

test('a fact replaces what the report says, which is kept where there is no fact (C13.5)', () => {
  const own = { ...NO_FACTS, headline: 'Theirs', stateArea: 'Tyrol', narrative: 'x' };
  const seen = withFacts(own, { ...NO_FACTS, headline: 'Ours', localDate: '2026-06-01' });
  expect(seen).toEqual({ ...own, headline: 'Ours', localDate: '2026-06-01' });
  expect(own.headline).toBe('Theirs');
});

const READY = {
  occurrenceClass: 300,
  categories: [14],
  eventTypes: [2180300],
  outcome: 3,
  barriers: 3,
  headline: 'Near miss',
  utcDate: null,
  localDate: '2026-06-01',
  locationOccurrence: null,
  stateArea: 'Tyrol',
  responsibleEntity: 2011,
};
test('a file is ready once everything required is there, and each gap is named at its field (C13.3)', () => {
  expect(checkFor(READY)).toEqual({ ready: true, missing: [] });
  expect(
    checkFor({ ...READY, localDate: null, utcDate: '2026-06-01', stateArea: null, locationOccurrence: 'X' }),
  ).toEqual({ ready: true, missing: [] });
  const gaps: [Partial<typeof READY>, string][] = [
    [{ occurrenceClass: null as never }, 'occurrenceClass'],
    [{ categories: [] }, 'categories'],
    [{ eventTypes: [] }, 'eventTypes'],
    [{ outcome: null as never }, 'outcome'],
    [{ barriers: null as never }, 'barriers'],
    [{ headline: null as never }, 'headline'],
    [{ localDate: null as never }, 'localDate'],
    [{ stateArea: null as never }, 'locationOccurrence'],
    [{ responsibleEntity: null as never }, 'responsibleEntity'],
    [{ responsibleEntity: 999_999 }, 'responsibleEntity'],
  ];
  for (const [gap, field] of gaps) {
    const { ready, missing } = checkFor({ ...READY, ...gap });
    expect([ready, missing.map((each) => each.field)]).toEqual([false, [field]]);
  }
});
