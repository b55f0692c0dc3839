/** Reports similar to one under review (C17.1). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LANGUAGES } from '../../domain/language/languages.ts';
import { type SimilarReport, SimilarReports } from '../../domain/similar/answer.ts';
import { readStory, type Story } from '../../domain/similar/distinctive-words.ts';
import { findSimilar } from '../../domain/similar/similar.ts';
import { NO_CLUB } from '../clubs/no-club.ts';
import type { Db } from '../db/database.ts';
import { languageFor } from '../http/refusals/language.ts';
import { serve } from '../http/route.ts';
import { copiesToCompare, presentSimilar, type ShownCopy, storyText } from '../reports/public/similar/copies.ts';
import { LruCache } from '../reports/public/similar/lru-cache.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import { findRequestedReport } from '../reports/report/scope.ts';
import type { Services } from '../services.ts';
import { nameIn } from './code-names.ts';
import { codesOf, newestReportsOfClub, storiesOfReports } from './queries.ts';

const CLUB_REPORTS_MAX = 500;

/** A narrative never changes, but a headline can be added later (C15.7). */
const keyOf = ({ id, headline }: { id: string; headline: string | null }): string => `${id} ${headline ?? ''}`;

export function similarRoutes(app: FastifyInstance, { database }: Services): void {
  const stories = new LruCache<[key: string, Story]>();

  /** Reports of the report's club, also for super-admins; none if it has no club (C4.1, C15.3). */
  async function ownToCompare(db: Db, { id, clubId }: ReportRow): Promise<ShownCopy[]> {
    const reports =
      clubId === NO_CLUB ? [] : await newestReportsOfClub(db, { clubId, exceptId: id, limit: CLUB_REPORTS_MAX });
    const known = new Map(
      await stories.getAll(reports.map(keyOf), async (missing) => {
        const ids = reports.filter((report) => missing.has(keyOf(report))).map((report) => report.id);
        const texts = await storiesOfReports(db, ids);
        return texts.map((text) => [keyOf(text), [keyOf(text), readStory(storyText(text))]]);
      }),
    );
    return reports.flatMap((report) => {
      const story = known.get(keyOf(report));
      if (!story) return [];
      const { id, headline, flightPhase, aircraftCategory, operationType, categories, eventTypes } = report;
      const values = { flightPhase, aircraftCategory, operationType };
      const codes = { categories: categories ?? [], eventTypes: eventTypes ?? [] };
      const submittedAt = new Date(report.submittedAt).toISOString();
      return [{ id, headline, ...values, ...codes, story, day: submittedAt.slice(0, 10), submittedAt }];
    });
  }

  async function similarTo(db: Db, report: ReportRow, request: FastifyRequest): Promise<SimilarReport[]> {
    const [own, copies, codes] = await Promise.all([
      ownToCompare(db, report),
      copiesToCompare(db, report.id),
      codesOf(db, report.id),
    ]);
    const text = storyText(report);
    const isOwn = new Set(own.map(({ id }) => id));
    const candidates = [...own, ...copies.filter(({ id }) => !isOwn.has(id))];
    const hits = findSimilar({ ...report, ...codes, story: readStory(text) }, candidates);
    const nameOf = nameIn(languageFor(request.headers['accept-language'], LANGUAGES));
    return hits.map((hit) => presentSimilar(hit, text, nameOf));
  }

  serve(app, {
    call: 'listSimilarReports',
    summary: "At most three reports of the user's club, or published copies, that are similar to one",
    access: 'review reports',
    answer: [200, SimilarReports],
    handler: async (request) => similarTo(database.db, await findRequestedReport(database.db, request), request),
  });
}
