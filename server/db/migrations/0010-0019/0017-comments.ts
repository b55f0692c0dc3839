/**
 * How many reports have no comment (contract C12.1, C12.2): the planner needs it for counts of what is new or in hand.
 * It guessed one in two hundred and chose two index lookups for each of thousands of rows over one scan.
 */
import type { Connection } from '../../connection.ts';

/** Applies it in the migration's transaction. The smallest sample is enough: the text itself is never searched for. */
export async function sampleComments(connection: Connection): Promise<void> {
  await connection.run('ALTER TABLE reports ALTER COLUMN sms_manager_comment SET STATISTICS 1');
  const [any] = await connection.rows('SELECT FROM reports LIMIT 1');
  if (any) await connection.run('ANALYZE reports (sms_manager_comment)');
}
