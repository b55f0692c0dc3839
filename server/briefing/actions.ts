/** Suggesting reports for the briefing (C17.2), audited without the question */
import { type NewSuggestion, suggestedUntil } from '../../domain/briefing/briefing.ts';
import type { Actor } from '../../domain/permissions.ts';
import { Problem } from '../../domain/problems.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import { deidentifiedText } from '../anonymise/team-text.ts';
import { actOnReport } from '../reports/report/act-on-report.ts';
import type { Services } from '../services.ts';
import { findSuggestion, putSuggestion, removeSuggestion } from './queries.ts';

/** Valid for 30 days; only the de-identified question is stored. Throws 409 if the report is not published. */
export function suggestReport(services: Services, actor: Actor, id: string, sent: NewSuggestion): Promise<void> {
  return actOnReport(services, actor, id, {
    action: 'report-briefing',
    work: async ({ tx, report, now }) => {
      if (!report.approvedForPublicView) throw new Problem('reports/not-published');
      const question = sent.question && (await deidentifiedText(tx, report, { text: sent.question, finds: [] }));
      const suggestion = { question: question || null, until: suggestedUntil(utcDay(now)) };
      return { atCommit: putSuggestion(tx, id, suggestion), answer: () => undefined };
    },
  });
}

/** Idempotent. */
export function withdrawSuggestion(services: Services, actor: Actor, id: string): Promise<void> {
  return actOnReport(services, actor, id, {
    action: 'report-briefing-end',
    work: async ({ tx, now }) => {
      if (!(await findSuggestion(tx, id, utcDay(now)))) return { unchanged: undefined };
      return { atCommit: removeSuggestion(tx, id), answer: () => undefined };
    },
  });
}
