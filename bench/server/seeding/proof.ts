/** Proves that bulk loading stores the same rows as submitting and approving the same reports one by one. */
import type { Database } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/open.ts';
import type { Figure } from '../figures.ts';
import type { TestBed } from '../test-bed.ts';
import { seedOneByOne } from './one-by-one.ts';

/** More would take longer than the rest of the benchmark. */
const ROWS_MAX = 10_000;

/** Ids are random, so rows are compared by the reporter's email and the club's name. */
const ROWS_OF = {
  reports: `SELECT to_jsonb(reports) - 'id' - 'club_id' || jsonb_build_object('club', name) FROM reports, clubs WHERE clubs.id = club_id`,
  report_words: `SELECT to_jsonb(found) - 'id' - 'club_id' || jsonb_build_object('club', name, 'of', reporter_email)
    FROM report_words found JOIN reports USING (id) JOIN clubs ON clubs.id = found.club_id`,
  published_reports: `SELECT to_jsonb(copy) - 'id' - 'revision' || jsonb_build_object('of', reporter_email)
    FROM published_reports copy JOIN reports USING (id)`,
  published_words: `SELECT to_jsonb(found) - 'id' || jsonb_build_object('of', reporter_email)
    FROM published_words found JOIN reports USING (id)`,
  published_tallies: 'SELECT to_jsonb(published_tallies) FROM published_tallies',
  report_counts: `SELECT jsonb_build_array(name, sum(total), sum(approved)) FROM report_counts, clubs WHERE clubs.id = club_id GROUP BY name`,
  report_months: 'SELECT DISTINCT jsonb_build_array(month) FROM report_months',
  actions: `SELECT to_jsonb(actions) - 'id' - 'club_id' - 'report_id' || jsonb_build_object('club', name, 'of', reporter_email)
    FROM actions JOIN clubs ON clubs.id = actions.club_id JOIN reports ON reports.id = report_id`,
};

/** The word index: each word part and its number of rows. */
const partsOf = (table: string) =>
  `SELECT jsonb_build_array(word, ndoc) FROM ts_stat('SELECT word_parts(words, is_long) FROM ${table}')`;
const ALL: Record<string, string> = {
  ...ROWS_OF,
  'parts of report_words': partsOf('report_words'),
  'parts of published_words': partsOf('published_words'),
};

const digestOf = (rows: string): string =>
  `SELECT count(*)::int AS rows, md5(string_agg(row::text, E'\\n' ORDER BY row::text)) AS digest FROM (${rows}) AS rows (row)`;
type Digest = { rows: number; digest: string };

/** Loads the same reports one by one and compares all filled tables; not for the embedded engine (one process). */
export async function measureSeeding({ engine, rows, stored, location, newDatabase }: TestBed): Promise<Figure[]> {
  if (engine === 'embedded' || rows > ROWS_MAX) return [];
  const bulk = await openDatabase({ ...location, schema: 'as-is' });
  const oneByOne = await openDatabase(await newDatabase('one_by_one'));
  const digest = ({ plainSql }: Database, text: string) =>
    plainSql('read', (connection) => connection.rows<Digest>(digestOf(text)));
  try {
    await seedOneByOne(oneByOne, rows, stored.now);
    const different: string[] = [];
    let compared = 0;
    for (const [table, text] of Object.entries(ALL)) {
      const [[ours], [theirs]] = [await digest(bulk, text), await digest(oneByOne, text)];
      if (!theirs || theirs.rows === 0 || ours?.digest !== theirs.digest)
        different.push(`${table} (${ours?.rows}, ${theirs?.rows})`);
      compared += theirs?.rows ?? 0;
    }
    const measured =
      different.length === 0 ? `equal; ${compared.toLocaleString('en')} rows` : `not: ${different.join(', ')}`;
    const name = 'bulk loading, compared with submitting and approving one by one';
    return [{ name, goal: 'equal', measured, met: different.length === 0 }];
  } finally {
    await Promise.all([bulk.close(), oneByOne.close()]);
  }
}
