/** Changes between two public versions (C3.16; docs/decisions/027-kept-answers.md) */
import type { SearchKeys } from '../../../domain/reports/search-keys.ts';
import type { Connection } from '../connection.ts';
import { START } from './public-version.ts';

/** `null`: not public (any longer). */
export type PublicChange = { id: string; copy: SearchKeys | null };

/** `passed`: every version between the two, and the current one. */
export type PublicChanges = { version: string; passed: string[]; changes: PublicChange[] };

/** After more changes than this, everything is read again. */
const CHANGES_MAX = 300;

/** No row if the version is unknown; a row without an id for a change that concerns no single report. */
const CHANGED = `SELECT v.version || '.' || v.mark || '.' || ${START} AS version,
    c.version || '.' || c.mark || '.' || ${START} AS passed, c.report_id AS id, p.search_text AS "searchText",
    p.injury_key AS "injuryKey", p.damage_key AS "damageKey", p.category_key AS "categoryKey",
    to_char(p.submitted_on, 'YYYY-MM-DD') AS "submittedOn", p.is_month AS "isMonth"
  FROM public_version v
  LEFT JOIN public_changes c ON c.version > $1
  LEFT JOIN published_reports p ON p.id = c.report_id
  WHERE EXISTS (SELECT FROM public_changes known WHERE known.version = $1 AND known.mark = $2::uuid) AND $3 = ${START}
  ORDER BY c.version
  LIMIT ${CHANGES_MAX + 1}`;
type ChangeRow = { version: string; passed: string | null; id: string | null } & (
  | SearchKeys
  | Record<keyof SearchKeys, null>
);

/** In one snapshot; `null` if the changes are unknown. */
export async function changesSince(since: string, rows: Connection['rows']): Promise<PublicChanges | null> {
  const found = await rows<ChangeRow>(CHANGED, since.split('.'));
  const [first] = found;
  if (!first || found.length > CHANGES_MAX) return null;
  const changes = new Map<string, PublicChange>();
  for (const { version: _, passed, id, ...copy } of found) {
    if (passed !== null && id === null) return null;
    if (id !== null) changes.set(id, { id, copy: copy.searchText === null ? null : copy });
  }
  const passed = found.flatMap((row) => (row.passed === null ? [] : [row.passed]));
  // The records must lead up to the current version.
  if ((passed.at(-1) ?? since) !== first.version) return null;
  return { version: first.version, passed, changes: [...changes.values()] };
}
