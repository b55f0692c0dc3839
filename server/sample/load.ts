/**
 * Loads the sample data through the actions that people use (C1.4), so that it obeys every rule: clubs, staff
 * with random passwords, reports in every state, follow-ups, conversations, authority files and hazards.
 */
import { DAY_MS, MINUTE_MS } from '../../domain/durations.ts';
import { inGroups } from '../../domain/receipt/code.ts';
import { Submission } from '../../domain/reports/submission.ts';
import type { User } from '../../domain/users/user.ts';
import { validate } from '../../domain/validate.ts';
import { type Account, randomPassword } from '../auth/password.ts';
import { changeClubSettings, createClub } from '../clubs/actions.ts';
import { approveReport, commentReport, hideReport } from '../reports/review/actions.ts';
import { submitReport } from '../reports/submit/actions.ts';
import type { Services } from '../services.ts';
import { createUser } from '../users/actions.ts';
import { loadAuthority } from './authority/load-authority.ts';
import { SAMPLE_CLUBS, sampleStaffFor } from './clubs.ts';
import { SAMPLE_CONVERSATIONS } from './conversations.ts';
import { loadHazards } from './hazards/load-hazards.ts';
import { loadConversations, sampleCodes } from './load-conversations.ts';
import { type LoadedReport, loadFollowUps } from './load-follow-ups.ts';
import { SAMPLE_REPORTS } from './reports.ts';
import { type SampleReport, sampleTexts } from './sample-report.ts';

/** When a sample report was submitted, counted back from now. */
function submittedAt(now: Date, { daysAgo, minutesPastMidnightUtc = 17 * 60 }: SampleReport): Date {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return new Date(Math.min(now.getTime(), midnight - daysAgo * DAY_MS + minutesPastMidnightUtc * MINUTE_MS));
}

type Destination = { clubId: string; receiptCode: string | undefined };

/** Submits one report and brings it into its state; returns its id and when it was submitted. */
async function loadReport(services: Services, actor: User, destination: Destination, sample: SampleReport) {
  const at = (moment: Date): Services => ({ ...services, clock: () => moment });
  const submitted = submittedAt(services.clock(), sample);
  const submission = validate(Submission, { ...destination, ...sampleTexts(sample, services.clock()) });
  const { id } = await submitReport(at(submitted), submission, { key: null, address: 'sample', userId: null });
  const { comment, state } = sample;
  const sent = { id, submittedAt: submitted };
  if (!comment) return sent;
  const reviewed = at(new Date(Math.min(services.clock().getTime(), submitted.getTime() + 2 * DAY_MS)));
  if (state === 'pending') await commentReport(reviewed, actor, id, { comment, redactions: undefined });
  else await approveReport(reviewed, actor, id, { comment, redactions: undefined });
  if (state === 'hidden') await hideReport(reviewed, actor, id);
  return sent;
}

/** Generated values that are shown once: accounts with passwords, and a reporter's receipt code. */
type LoadedSample = { accounts: Account[]; receiptCode: string | null };

/** Loads clubs, staff and reports as the given super-admin. */
export async function loadSample(services: Services, superAdmin: User): Promise<LoadedSample> {
  const clubIds: string[] = [];
  for (const { language, ...club } of SAMPLE_CLUBS) {
    const { id } = await createClub(services, superAdmin, { description: null, ...club });
    if (language !== null) await changeClubSettings(services, superAdmin, id, { language });
    clubIds.push(id);
  }
  const accounts: Account[] = [];
  const safetyManagers = new Map<number, User>();
  for (const { club, ...person } of sampleStaffFor(superAdmin)) {
    const password = randomPassword();
    const user = await createUser(services, superAdmin, { ...person, password, clubId: clubIds[club] ?? null });
    if (person.role === 'sms-manager') safetyManagers.set(club, user);
    accounts.push({ email: person.email, role: person.role, password });
  }
  const codes = sampleCodes();
  const reports = new Map<string, LoadedReport>();
  // Oldest first, as copies are published in this order.
  for (const sample of SAMPLE_REPORTS.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    const destination = { clubId: clubIds[sample.club] ?? '', receiptCode: codes.get(sample.texts.headline ?? '') };
    const loaded = await loadReport(services, superAdmin, destination, sample);
    const safetyManager = safetyManagers.get(sample.club);
    if (safetyManager) reports.set(sample.texts.headline ?? loaded.id, { ...loaded, safetyManager });
  }
  const actions = await loadFollowUps(services, reports);
  await loadHazards(services, { reports, actions });
  await loadConversations(services, reports, codes);
  await loadAuthority(services, superAdmin, clubIds, reports);
  const answered = SAMPLE_CONVERSATIONS.find(({ isReplySent }) => isReplySent);
  const code = codes.get(answered?.headline ?? '');
  return { accounts, receiptCode: code ? inGroups(code) : null };
}
