/**
 * What 0017 told, without a comment's text: the statistics of a column hold some of its values, those of an expression the
 * expression's. So the lists ask for `num_nulls(sms_manager_comment) = 1`, of which noughts and ones are counted (contract C12.2).
 */
import type { Connection } from '../../connection.ts';

const FOUND_BY =
  'approved_for_public_view, injury_key, damage_key, category_key, phase_key, operation_key, first_act_at';

const UNCOMMENTED = `
DROP INDEX reports_uncommented;
-- What was noted of a column is removed with its type alone, also where the new type is the old one.
ALTER TABLE reports ALTER COLUMN sms_manager_comment TYPE text, ALTER COLUMN sms_manager_comment SET STATISTICS 0;
CREATE INDEX reports_uncommented ON reports (club_id, submitted_at DESC, id DESC) INCLUDE (${FOUND_BY})
  WHERE num_nulls(sms_manager_comment) = 1;
CREATE STATISTICS reports_commented ON num_nulls(sms_manager_comment) FROM reports;`;

/** Applies it, in the transaction of the migration. */
export async function forgetComments(connection: Connection): Promise<void> {
  await connection.run(UNCOMMENTED);
  const [any] = await connection.rows('SELECT FROM reports LIMIT 1');
  // The expression is looked at with whichever column.
  if (any) await connection.run('ANALYZE reports (id)');
}
