/** Keys of long injury and damage levels, which did not have the severity of the whole text (C12.2). */
import { filterKeys } from '../../../../domain/reports/search-keys.ts';
import type { Connection } from '../../connection.ts';

type LongLevels = { id: string; injuryLevel: string | null; highestDamage: string | null };

/** FILTER_KEY_MAX in domain/reports/search-keys.ts when this was written. */
const CUT = 'char_length(injury_level) > 120 OR char_length(highest_damage) > 120';

/** Applies everything in the migration's transaction. */
export async function keepSeverityKeys(connection: Connection): Promise<void> {
  for (const table of ['reports', 'published_reports']) {
    const long = await connection.rows<LongLevels>(
      `SELECT id, injury_level AS "injuryLevel", highest_damage AS "highestDamage" FROM ${table} WHERE ${CUT}`,
    );
    for (const { id, ...levels } of long) {
      const { injuryKey, damageKey } = filterKeys({ ...levels, aircraftCategory: null });
      await connection.rows(`UPDATE ${table} SET injury_key = $2, damage_key = $3 WHERE id = $1`, [
        id,
        injuryKey,
        damageKey,
      ]);
    }
  }
}
