/**
 * The language of each published copy, existing ones included (contract C14.8), as detected by domain/reports/language.
 */
import { languageOf } from '../../../../domain/reports/language/language-of.ts';
import type { Connection } from '../../connection.ts';

const AT_ONCE = 500;

type Story = { id: string; narrative: string; narrativeLanguage: string | null };

/** Applies everything in the migration's transaction. */
export async function keepLanguages(connection: Connection): Promise<void> {
  await connection.run("ALTER TABLE published_reports ADD COLUMN language text CHECK (language ~ '^[a-z]{2}$')");
  // Readers see no change: revision and place in the feed are not touched.
  await connection.run('ALTER TABLE published_reports DISABLE TRIGGER USER');
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const stories = await connection.rows<Story>(
      `SELECT copy.id, report.narrative, report.narrative_language AS "narrativeLanguage"
       FROM published_reports copy JOIN reports report USING (id)
       WHERE copy.id > $1 ORDER BY copy.id LIMIT ${AT_ONCE}`,
      [last],
    );
    await connection.rows(
      `UPDATE published_reports copy SET language = told.language
       FROM json_to_recordset($1::json) AS told (id uuid, language text) WHERE told.id = copy.id`,
      [JSON.stringify(stories.map((story) => ({ id: story.id, language: languageOf(story) })))],
    );
    if (stories.length < AT_ONCE) break;
    last = stories.at(-1)?.id ?? last;
  }
  await connection.run('ALTER TABLE published_reports ENABLE TRIGGER USER');
  await connection.run(
    'CREATE INDEX published_reports_language ON published_reports (language, submitted_on DESC, id DESC)',
  );
}
