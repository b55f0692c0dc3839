/** Fills a database with reports, straight through the queries that a submission and an approval end in. */
import type { PublicReport } from '../../domain/reports/public/public-report.ts';
import { PUBLISHED_TEXTS } from '../../domain/reports/public/public-report.ts';
import { publicSearchText } from '../../domain/reports/search-keys.ts';
import { Submission } from '../../domain/reports/submission.ts';
import { severityOf } from '../../domain/severity/severity.ts';
import { validate } from '../../domain/validate.ts';
import { insertClub } from '../../server/clubs/queries.ts';
import type { Database, Db } from '../../server/db/database.ts';
import { actions } from '../../server/db/schema.ts';
import { withinTransaction } from '../../server/db/transaction.ts';
import { noMail } from '../../server/mail/outbox.ts';
import { updateReport } from '../../server/reports/report/queries.ts';
import { putPublished } from '../../server/reports/review/published-queries.ts';
import { submitReport } from '../../server/reports/submit/actions.ts';
import type { Services } from '../../server/services.ts';
import { generateReport, seeded, type Words, wordsOf } from './texts.ts';

const CLUBS = ['Ridge Soaring Club', 'Valley Gliding Club', 'Estuary Gliding Club', 'Moorland Soaring Society'];
const DAY = 86_400_000;
const YEARS = 3;
const PUBLISHED = 0.55;
const AT_ONCE = 500;
/** Actions of all clubs together. */
const ACTIONS = 10_000;
/** Of so many texts the words to look for are chosen. */
const SAMPLE = 20_000;

export type LoadedReports = {
  clubIds: string[];
  /** Published copies, newest first. */
  published: { id: string; day: string }[];
  pending: string[];
  words: Words;
  /** The numbers that the reports were drawn with. */
  random: () => number;
};

type Drawn = { submission: Submission; submittedAt: Date; day: string };

/** Stores one report as a submission does, and publishes it as an approval does where it is to be; gives its id. */
async function store(
  tx: Db,
  { submission, submittedAt, day }: Drawn,
  loaded: LoadedReports,
): Promise<PublicReport | null> {
  const transaction: Database['transaction'] = (work) => withinTransaction(tx, work);
  const database = { db: tx, transaction } as Database;
  const services = { database, clock: () => submittedAt, rateLimits: false, mail: noMail } as Services;
  const { id } = await submitReport(services, submission, { key: null, address: 'bench', userId: null });
  if (loaded.random() >= PUBLISHED) {
    loaded.pending.push(id);
    return null;
  }
  const smsManagerComment = 'Discussed at the briefing; checks were repeated.';
  const shown = Object.fromEntries(PUBLISHED_TEXTS.map((name) => [name, submission[name]]));
  const copy = { ...shown, id, smsManagerComment, severity: severityOf(submission), submittedAt: day } as PublicReport;
  const review = { approvedForPublicView: true, isAnonymized: true, reviewedAt: submittedAt };
  await updateReport(tx, id, { smsManagerComment, ...review });
  await putPublished(tx, copy, day);
  loaded.published.push({ id, day });
  return copy;
}

/** Actions about the reports in turn, one a report: two of four open, over a year before and after today. */
async function loadActions({ db }: Database, { clubIds, published, pending }: LoadedReports, now: Date): Promise<void> {
  const about = [...published.map(({ id }) => id), ...pending];
  const states = ['open', 'done', 'dropped', 'open'] as const;
  for (let at = 0; at < ACTIONS; at += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, place) => {
      const number = at + place;
      const state = states[number % states.length] ?? 'open';
      const due = new Date(now.getTime() + ((number % 730) - 365) * DAY).toISOString().slice(0, 10);
      return {
        clubId: clubIds[number % clubIds.length] ?? '',
        reportId: about[number % about.length] ?? null,
        title: 'Inspect the cable and say so at the briefing',
        details: 'From end to end, and the weak links with it. '.repeat(8),
        ownerName: 'winch master',
        due: number % 5 === 0 ? null : due,
        state,
        doneAt: state === 'done' ? now : null,
        createdAt: new Date(now.getTime() - number * 60_000),
      };
    });
    await db.insert(actions).values(rows);
  }
}

/** Fills an empty database with so many reports of three years; published are 55 of 100. */
export async function loadReports(database: Database, rows: number, now: Date): Promise<LoadedReports> {
  const random = seeded(20_260_601);
  const loaded: LoadedReports = { clubIds: [], published: [], pending: [], words: wordsOf([]), random };
  for (const name of CLUBS) {
    const club = await insertClub(database.db, { name, location: 'Somewhere', description: null }, now);
    loaded.clubIds.push(club?.id ?? '');
  }
  const texts: string[] = [];
  for (let at = 0; at < rows; at += AT_ONCE) {
    await database.transaction(async (tx) => {
      for (let place = at; place < Math.min(rows, at + AT_ONCE); place += 1) {
        const submittedAt = new Date(now.getTime() - Math.floor(random() * YEARS * 365 * DAY));
        const day = submittedAt.toISOString().slice(0, 10);
        const clubId = loaded.clubIds[Math.floor(random() ** 2 * CLUBS.length)] ?? '';
        const submission = validate(Submission, { clubId, ...generateReport(random, day) });
        const copy = await store(tx, { submission, submittedAt, day }, loaded);
        if (copy && texts.length < SAMPLE) texts.push(publicSearchText(copy));
      }
    });
  }
  await loadActions(database, loaded, now);
  loaded.published.sort((a, b) => (a.day === b.day ? (a.id < b.id ? 1 : -1) : a.day < b.day ? 1 : -1));
  return { ...loaded, words: wordsOf(texts) };
}
