/**
 * Loads the sample data through the same actions that people use (contract C1.4), so that it obeys every rule: clubs,
 * staff with random passwords, reports pending, approved and hidden.
 */
import { Submission } from '../../domain/reports/submission.ts';
import type { User } from '../../domain/users/user.ts';
import { validate } from '../../domain/validate.ts';
import { type Account, randomPassword } from '../auth/password.ts';
import { createClub } from '../clubs/actions.ts';
import { approveReport, commentReport, hideReport } from '../reports/review/actions.ts';
import { submitReport } from '../reports/submit/actions.ts';
import type { Services } from '../services.ts';
import { createUser } from '../users/actions.ts';
import { SAMPLE_CLUBS, sampleStaffBeside } from './clubs.ts';
import { SAMPLE_REPORTS } from './reports.ts';
import { type SampleReport, sampleTexts } from './sample-report.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The moment a sample report was submitted, counted back from now. */
function submittedAt(now: Date, { daysAgo, minutesPastMidnightUtc = 17 * 60 }: SampleReport): Date {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return new Date(Math.min(now.getTime(), midnight - daysAgo * DAY_MS + minutesPastMidnightUtc * MINUTE_MS));
}

async function loadReport(services: Services, actor: User, clubId: string, sample: SampleReport): Promise<void> {
  const at = (moment: Date): Services => ({ ...services, clock: () => moment });
  const submitted = submittedAt(services.clock(), sample);
  const submission = validate(Submission, { clubId, ...sampleTexts(sample, services.clock()) });
  const { id } = await submitReport(at(submitted), submission, { key: null, address: 'sample' });
  const { comment, state } = sample;
  if (!comment) return;
  const reviewed = at(new Date(Math.min(services.clock().getTime(), submitted.getTime() + 2 * DAY_MS)));
  if (state === 'pending') await commentReport(reviewed, actor, id, { comment, redactions: undefined });
  else await approveReport(reviewed, actor, id, { comment, redactions: undefined });
  if (state === 'hidden') await hideReport(reviewed, actor, id);
}

/** Loads clubs, staff and reports as the given super-admin; gives the accounts with their passwords. */
export async function loadSample(services: Services, superAdmin: User): Promise<Account[]> {
  const clubIds: string[] = [];
  for (const club of SAMPLE_CLUBS)
    clubIds.push((await createClub(services, superAdmin, { description: null, ...club })).id);
  const accounts: Account[] = [];
  for (const { club, ...person } of sampleStaffBeside(superAdmin)) {
    const password = randomPassword();
    await createUser(services, superAdmin, { ...person, password, clubId: clubIds[club] ?? null });
    accounts.push({ email: person.email, role: person.role, password });
  }
  for (const report of SAMPLE_REPORTS) await loadReport(services, superAdmin, clubIds[report.club] ?? '', report);
  return accounts;
}
