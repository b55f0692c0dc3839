/** Loads the sample conversations through the actions that people use (C1.4, C10). */
import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '../../domain/durations.ts';
import { CODE_LENGTH, codeOf } from '../../domain/receipt/code.ts';
import { addTeamMessage, markMessagesSeen } from '../conversation/actions.ts';
import { markSeen } from '../conversation/queries.ts';
import { addReporterMessage } from '../follow/actions.ts';
import { withFollowedReport } from '../follow/followed-report.ts';
import type { Services } from '../services.ts';
import { SAMPLE_CONVERSATIONS, type SampleConversation } from './conversations.ts';
import type { LoadedReport } from './load-follow-ups.ts';

/** Receipt codes of sample reporters, by headline: random, so that nobody knows one. */
export function sampleCodes(): Map<string, string> {
  return new Map(SAMPLE_CONVERSATIONS.map(({ headline }) => [headline, codeOf(randomBytes(CODE_LENGTH))]));
}

async function loadOne(
  services: Services,
  { id, submittedAt, safetyManager }: LoadedReport,
  { code, sample }: { code: string; sample: SampleConversation },
): Promise<void> {
  const now = services.clock().getTime();
  let lastOfReporter = '';
  for (const { from, hoursLater, body } of sample.messages) {
    const moment = new Date(Math.min(now, submittedAt.getTime() + hoursLater * HOUR_MS));
    const then = { ...services, clock: () => moment };
    if (from === 'team') {
      await addTeamMessage(then, safetyManager, id, { body, key: null });
      if (lastOfReporter) await markMessagesSeen(then, safetyManager, id, lastOfReporter);
      continue;
    }
    const sent = await withFollowedReport(
      then,
      { kind: 'code', credential: code, address: 'sample' },
      async (followed) => {
        await markSeen(followed.tx, id, { fromReporter: false });
        return addReporterMessage(then, followed, { body, key: null });
      },
    );
    lastOfReporter = sent.id;
  }
  if (lastOfReporter && !sample.isNew) await markMessagesSeen(services, safetyManager, id, lastOfReporter);
}

/** Loads the conversations about these reports; `reports` and `codes` by headline. */
export async function loadConversations(
  services: Services,
  reports: ReadonlyMap<string, LoadedReport>,
  codes: ReadonlyMap<string, string>,
): Promise<void> {
  for (const sample of SAMPLE_CONVERSATIONS) {
    const report = reports.get(sample.headline);
    const code = codes.get(sample.headline);
    if (!report || !code) throw new Error(`no sample report is called ${sample.headline}`);
    await loadOne(services, report, { code, sample });
  }
}
