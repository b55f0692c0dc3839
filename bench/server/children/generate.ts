/** Generates report rows in a child process while earlier ones are stored. */
import { randomUUID } from 'node:crypto';

import { filterKeys, staffSearchText } from '../../../domain/reports/search-keys.ts';
import { trendFilterKeys } from '../../../domain/reports/trend-filters/trend-filters.ts';
import { publishedRow } from '../../../server/reports/review/published-queries.ts';
import { type Batch, type GeneratedRow, generateReports } from '../seeding/generate.ts';

/** Rows as JSON by column name, publications numbered from 1; `texts` are search texts of the first copies. */
export type Rows = {
  reports: string;
  copies: string;
  published: { id: string; day: string }[];
  pending: string[];
  texts: string[];
};

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const jsonOf = (rows: readonly object[]): string =>
  JSON.stringify(rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [snake(key), value]))));

/** Reports whose search texts are returned. */
const TEXTS_OF = 40_000;

/** A row as after submission and approval. */
function reportRow({ submission, submittedAt, copy }: GeneratedRow, id: string) {
  const {
    receiptCode: _,
    notifyReporter: __,
    linkOpens: ___,
    language: ____,
    uploads: _____,
    flight: ______,
    ...texts
  } = submission;
  return {
    id,
    ...texts,
    submittedAt,
    searchText: staffSearchText({ ...texts, smsManagerComment: null }),
    ...filterKeys(texts),
    ...trendFilterKeys(texts),
    smsManagerComment: copy?.smsManagerComment ?? null,
    approvedForPublicView: copy !== null,
    isAnonymized: copy !== null,
    reviewedAt: copy && submittedAt,
  };
}

function rowsOf(batch: Batch): Rows {
  const generated = generateReports(batch).map((one) => ({ ...one, id: randomUUID() }));
  const copies = generated.flatMap(({ copy, day, id }) => {
    if (!copy) return [];
    return [publishedRow({ ...copy, id }, day)];
  });
  return {
    reports: jsonOf(generated.map((one) => reportRow(one, one.id))),
    copies: jsonOf(copies.map((copy, index) => ({ ...copy, publication: index + 1 }))),
    published: copies.map(({ id, submittedOn }) => ({ id, day: submittedOn })),
    pending: generated.filter(({ copy }) => copy === null).map(({ id }) => id),
    texts: batch.firstIndex < TEXTS_OF ? copies.map(({ searchText }) => searchText) : [],
  };
}

process.on('message', (batch: Batch) => process.send?.(rowsOf(batch)));
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
