/**
 * Loads a sample club's regime and reports to its authority, through the actions that people use (C1.4, C13).
 */
import { DAY_MS } from '../../../domain/durations.ts';
import { utcDay } from '../../../domain/text/calendar.ts';
import type { User } from '../../../domain/users/user.ts';
import { changeCase, recordSentFile } from '../../authority/actions.ts';
import { changeClubSettings } from '../../clubs/actions.ts';
import type { Services } from '../../services.ts';
import type { LoadedReport } from '../load-follow-ups.ts';
import { SAMPLE_CASES, SAMPLE_REGIME, type SampleCase } from './authority.ts';

async function loadCase(
  services: Services,
  { id, submittedAt, safetyManager }: LoadedReport,
  { notReportable, sent = [] }: SampleCase,
): Promise<void> {
  const daysAfter = (days: number) => new Date(submittedAt.getTime() + days * DAY_MS);
  const at = (moment: Date): Services => ({ ...services, clock: () => moment });
  if (notReportable) await changeCase(at(daysAfter(1)), safetyManager, id, { notReportable });
  for (const { kind, daysAfter: days, reference } of sent)
    await recordSentFile(at(daysAfter(days)), safetyManager, id, { kind, sentOn: utcDay(daysAfter(days)), reference });
}

/** Sets the club's regime and authority as super-admin, and records the files sent; `reports` by headline. */
export async function loadAuthority(
  services: Services,
  superAdmin: User,
  clubIds: readonly string[],
  reports: ReadonlyMap<string, LoadedReport>,
): Promise<void> {
  const { club, ...settings } = SAMPLE_REGIME;
  await changeClubSettings(services, superAdmin, clubIds[club] ?? '', settings);
  for (const sample of SAMPLE_CASES) {
    const report = reports.get(sample.headline);
    if (!report) throw new Error(`no sample report is called ${sample.headline}`);
    await loadCase(services, report, sample);
  }
}
