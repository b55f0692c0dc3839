/** Changes between two public versions (C3.16; docs/decisions/027-cached-responses.md) */
import type { SearchKeys } from '../../../domain/reports/search-keys.ts';
import type { Connection } from '../connection.ts';
import { SERVER_START } from './public-version.ts';

/** `null`: not public (any longer). */
export type PublicChange = { id: string; copy: SearchKeys | null };

/** `versions`: every version between the two, and the current one. */
export type PublicChanges = { version: string; versions: string[]; changes: PublicChange[] };

/** After more changes than this, everything is read again. */
const CHANGES_MAX = 300;

/** No row if the version is unknown; a row without an id for a change that concerns no single report. */
const CHANGED = `SELECT v.version || '.' || v.mark || '.' || ${SERVER_START} AS version,
    c.version || '.' || c.mark || '.' || ${SERVER_START} AS "changeVersion", c.report_id AS id,
    p.search_text AS "searchText", p.injury_key AS "injuryKey", p.damage_key AS "damageKey",
    p.category_key AS "categoryKey", to_char(p.submitted_on, 'YYYY-MM-DD') AS "submittedOn", p.is_month AS "isMonthOnly"
  FROM public_version v
  LEFT JOIN public_changes c ON c.version > $1
  LEFT JOIN published_reports p ON p.id = c.report_id
  WHERE EXISTS (SELECT FROM public_changes known WHERE known.version = $1 AND known.mark = $2::uuid)
    AND $3 = ${SERVER_START}
  ORDER BY c.version
  LIMIT ${CHANGES_MAX + 1}`;
type ChangeRow = { version: string; changeVersion: string | null; id: string | null } & (
  | SearchKeys
  | Record<keyof SearchKeys, null>
);

/** In one snapshot; `null` if the changes are unknown. */
export async function changesSince(since: string, rows: Connection['rows']): Promise<PublicChanges | null> {
  const found = await rows<ChangeRow>(CHANGED, since.split('.'));
  const [first] = found;
  if (!first || found.length > CHANGES_MAX) return null;
  const changes = new Map<string, PublicChange>();
  for (const { version: _, changeVersion, id, ...copy } of found) {
    if (changeVersion !== null && id === null) return null;
    if (id !== null) changes.set(id, { id, copy: copy.searchText === null ? null : copy });
  }
  const versions = found.flatMap((row) => (row.changeVersion === null ? [] : [row.changeVersion]));
  // The records must lead up to the current version.
  if ((versions.at(-1) ?? since) !== first.version) return null;
  return { version: first.version, versions, changes: [...changes.values()] };
}
