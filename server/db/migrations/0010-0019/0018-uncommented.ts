/**
 * What 0017 recorded, without a comment's text: column statistics hold some of the column's values, expression
 * statistics only the expression's. So lists use `num_nulls(sms_manager_comment) = 1`, whose statistics are zeros and
 * ones (contract C12.2). No statistics on whatever is erased, since they would outlive it (C10.5): none of it is
 * filtered by, except the hash of a receipt code, which is known to be unique.
 */
import type { Connection } from '../../connection.ts';

const FOUND_BY =
  'approved_for_public_view, injury_key, damage_key, category_key, phase_key, operation_key, first_act_at';

/** Only a column's type change removes its statistics, even if the new type equals the old one; no row is rewritten. */
const untold = (column: string, type: string): string =>
  `ALTER COLUMN ${column} TYPE ${type}, ALTER COLUMN ${column} SET STATISTICS 0`;

const TEXTS = ['sms_manager_comment', 'reporter_name', 'reporter_email', 'reporter_telephone', 'search_text'];

const UNCOMMENTED = `
DROP INDEX reports_uncommented;
-- A column that a trigger names keeps its type.
DROP TRIGGER reports_words_kept ON reports;
ALTER TABLE reports ${TEXTS.map((column) => untold(column, 'text')).join(', ')}, ${untold('redactions', 'jsonb')};
CREATE TRIGGER reports_words_kept
  AFTER INSERT OR UPDATE OF club_id, submitted_at, approved_for_public_view, injury_key, damage_key, category_key, search_text
  ON reports FOR EACH ROW WHEN (current_setting('windsock.bulk', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION keep_report_words();
ALTER TABLE report_messages ${untold('body', 'text')};
ALTER TABLE receipts ${untold('code_hash', 'bytea')};
ALTER TABLE imports ${untold('file', 'bytea')};
CREATE INDEX reports_uncommented ON reports (club_id, submitted_at DESC, id DESC) INCLUDE (${FOUND_BY})
  WHERE num_nulls(sms_manager_comment) = 1;
CREATE STATISTICS reports_commented ON num_nulls(sms_manager_comment) FROM reports;`;

/** Applies it in the migration's transaction. */
export async function forgetComments(connection: Connection): Promise<void> {
  await connection.run(UNCOMMENTED);
  const [any] = await connection.rows('SELECT FROM reports LIMIT 1');
  // Analysing any column includes the expression.
  if (any) await connection.run('ANALYZE reports (id)');
}
