/** Loads the sample hazards through the action that people use (C1.4, C18). */
import { DAY_MS } from '../../../domain/durations.ts';
import { utcDay } from '../../../domain/text/calendar.ts';
import { createHazard } from '../../hazards/actions.ts';
import type { Services } from '../../services.ts';
import type { LoadedReport } from '../load-follow-ups.ts';
import { SAMPLE_HAZARDS, type SampleHazard } from './hazards.ts';

type LoadedSample = { reports: ReadonlyMap<string, LoadedReport>; actions: ReadonlyMap<string, string> };

function lookUp<Value>(among: ReadonlyMap<string, Value>, name: string): Value {
  const value = among.get(name);
  if (value === undefined) throw new Error(`nothing in the sample is called ${name}`);
  return value;
}

async function loadHazard(services: Services, sample: SampleHazard, { reports, actions }: LoadedSample): Promise<void> {
  const { title, description = null, controls = null, before, after, ownerName, reviewIn, state = 'open' } = sample;
  const ofHazard = sample.reports.map((headline) => lookUp(reports, headline));
  const { safetyManager } = lookUp(reports, sample.reports[0] ?? title);
  await createHazard(services, safetyManager, {
    ...{ title, description, controls, state, severity: before[0], likelihood: before[1] },
    ...{ leftSeverity: after?.[0] ?? null, leftLikelihood: after?.[1] ?? null },
    ownerName: ownerName ?? null,
    ownerId: ownerName === undefined ? safetyManager.id : null,
    reviewOn: reviewIn === undefined ? null : utcDay(new Date(services.clock().getTime() + reviewIn * DAY_MS)),
    reports: ofHazard.map(({ id }) => id),
    actions: sample.actions.map((action) => lookUp(actions, action)),
  });
}

/** `reports` by headline, ids of `actions` by title. */
export async function loadHazards(services: Services, loaded: LoadedSample): Promise<void> {
  for (const sample of SAMPLE_HAZARDS) await loadHazard(services, sample, loaded);
}
