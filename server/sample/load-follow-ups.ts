/** Loads the sample follow-ups through the actions that people use (C1.4, C8). */
import { DAY_MS } from '../../domain/durations.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import type { User } from '../../domain/users/user.ts';
import { changeFollowUp, closeFollowUp, sendReply } from '../follow-up/actions.ts';
import { changeAction, createAction } from '../safety-actions/actions.ts';
import type { Services } from '../services.ts';
import { SAMPLE_FOLLOW_UPS, type SampleAction, type SampleFollowUp } from './follow-ups.ts';

/** Days from submission until a report is taken. */
const TAKEN_AFTER_DAYS = 2;

/** A loaded sample report: its id, when it was sent, and its club's safety manager. */
export type LoadedReport = { id: string; submittedAt: Date; safetyManager: User };

async function loadAction(
  services: Services,
  { id, safetyManager }: LoadedReport,
  sample: SampleAction,
): Promise<string> {
  const now = services.clock().getTime();
  const daysFromNow = (days: number) => new Date(now + days * DAY_MS);
  const { title, ownerName = null, isSafetyManagers, dueIn, doneDaysAgo, isDropped, result, worked } = sample;
  const ownerId = isSafetyManagers ? safetyManager.id : null;
  const due = dueIn === undefined ? null : utcDay(daysFromNow(dueIn));
  const wanted = { title, details: null, reportId: id, clubId: null, ownerName, ownerId, due };
  const action = await createAction(services, safetyManager, wanted);
  if (isDropped) await changeAction(services, safetyManager, action.id, { state: 'dropped' });
  if (doneDaysAgo === undefined) return action.id;
  const then = { ...services, clock: () => daysFromNow(-doneDaysAgo) };
  const done = { state: 'done' as const, ...(result !== undefined && { result }), ...(worked && { worked }) };
  await changeAction(then, safetyManager, action.id, done);
  return action.id;
}

async function loadOne(
  services: Services,
  report: LoadedReport,
  { sample, actionIds }: { sample: SampleFollowUp; actionIds: Map<string, string> },
): Promise<void> {
  const { id, submittedAt, safetyManager } = report;
  const now = services.clock().getTime();
  const moment = new Date(Math.min(now, submittedAt.getTime() + TAKEN_AFTER_DAYS * DAY_MS));
  const taken = { ...services, clock: () => moment };
  await changeFollowUp(taken, safetyManager, id, { ...sample.change, takenBy: safetyManager.id });
  for (const action of sample.actions ?? []) actionIds.set(action.title, await loadAction(services, report, action));
  if (sample.isReplySent) await sendReply(services, safetyManager, id, {});
  if (sample.closed) await closeFollowUp(services, safetyManager, id, sample.closed);
}

/** Loads all follow-ups; `reports` by headline. Returns the ids of actions by title. */
export async function loadFollowUps(
  services: Services,
  reports: ReadonlyMap<string, LoadedReport>,
): Promise<ReadonlyMap<string, string>> {
  const actionIds = new Map<string, string>();
  for (const sample of SAMPLE_FOLLOW_UPS) {
    const report = reports.get(sample.headline);
    if (!report) throw new Error(`no sample report is called ${sample.headline}`);
    await loadOne(services, report, { sample, actionIds });
  }
  return actionIds;
}
