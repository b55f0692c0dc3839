/** Stores reports one by one, as submission and approval do, for comparison with bulk loading. */
import type { PublicReport } from '../../../domain/reports/public/public-report.ts';
import type { Database, Db } from '../../../server/db/database.ts';
import { withinTransaction } from '../../../server/db/transaction.ts';
import { noMail } from '../../../server/mail/outbox.ts';
import { updateReport } from '../../../server/reports/report/queries.ts';
import { putPublished } from '../../../server/reports/review/published-queries.ts';
import { submitReport } from '../../../server/reports/submit/actions.ts';
import type { Services } from '../../../server/services.ts';
import { BATCH_ROWS, type GeneratedRow, generateReports } from './generate.ts';
import { insertActions, insertClubs, type StoredReports } from './seed.ts';

/** Submits a report, and publishes it if it has a copy. */
async function store(
  tx: Db,
  { submission, submittedAt, day, copy }: GeneratedRow,
  stored: StoredReports,
): Promise<void> {
  const transaction: Database['transaction'] = (work) => withinTransaction(tx, work);
  const database = { db: tx, transaction } as Database;
  const services = { database, clock: () => submittedAt, rateLimits: false, mail: noMail } as Services;
  const { id } = await submitReport(services, submission, { key: null, address: 'bench', userId: null });
  if (!copy) return void stored.pending.push(id);
  const review = { approvedForPublicView: true, isAnonymized: true, reviewedAt: submittedAt };
  await updateReport(tx, id, { smsManagerComment: copy.smsManagerComment, ...review });
  await putPublished(tx, { ...copy, id } as PublicReport, day);
  stored.published.push({ id, day });
}

export async function seedOneByOne(database: Database, rows: number, now: Date): Promise<void> {
  const clubIds = await insertClubs(database, rows, now);
  const stored: StoredReports = { clubIds, published: [], pending: [] };
  for (let firstIndex = 0; firstIndex < rows; firstIndex += BATCH_ROWS) {
    const generated = generateReports({ firstIndex, rows, clubIds, now: now.getTime() });
    await database.transaction(async (tx) => {
      for (const one of generated) await store(tx, one, stored);
    });
  }
  await insertActions(database, stored, now);
}
