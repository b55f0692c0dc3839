/**
 * What was counted of whole months, kept in this process for as long as the database says that nothing has changed about them
 * (contract C12.1; docs/decisions/040-months.md): who asks without a filter waits for the months alone that changed since.
 */
import { byTenths, type Waits } from '../../domain/analytics/median.ts';
import type { Db } from '../db/database.ts';
import type { Scope } from '../reports/report/queries.ts';
import { countMonths, type Group, type TextColumn, waitsOf } from './queries.ts';

/** Most groups, sums, spellings and months that are kept, of all scopes together; some 200 bytes each. */
const KEPT_MOST = 100_000;

/** After so many turns in each of which something had changed again, all is counted at once. */
const TURNS = 3;

type Month = { version: string; groups: Group[] };
type Months = Map<string, Month>;

/**
 * What is counted of all reports in scope at one moment, and how some of them spelled keys since then. Where anything has
 * changed another takes its place, without spellings: each is of a report that is still there.
 */
export type ScopeCounts = {
  readonly groups: readonly Group[];
  readonly spelled: { readonly [what in TextColumn]: Map<string, string> };
};

type CachedMonths = ScopeCounts & { months: Months; size: number };

function keptOf(months: Months): CachedMonths {
  const groups = addedUp(months.values());
  const counted = [...months.values()].reduce((sum, month) => sum + month.groups.length + 1, 0);
  // There is a spelling of each sum at most.
  const size = counted + 2 * groups.length;
  return { months, size, groups, spelled: { phase: new Map(), category: new Map(), operation: new Map() } };
}

/** Same groups of several months become one of no month, but for those that tell the months. */
function addedUp(months: Iterable<Month>): Group[] {
  const sums = new Map<string, Group>();
  const waits: Waits[] = [];
  for (const { groups } of months)
    for (const group of groups) {
      if (group.what === 'acts') {
        waits.push(waitsOf(group));
        continue;
      }
      const month = group.what === 'month' ? group.month : null;
      const key = JSON.stringify([group.what, month, group.a, group.b]);
      const sum = sums.get(key);
      if (sum) sum.total += group.total;
      else sums.set(key, { ...group, month });
    }
  const acts = byTenths(waits).map(({ least, most, total }): Group => {
    return { what: 'acts', month: null, a: String(least), b: String(most), total };
  });
  return [...sums.values(), ...acts];
}

/** Counts these months anew (`null`: all) and gives those that, at the same moment, are not as they are known. */
async function countInto(known: Months, db: Db, scope: Scope, asked: string[] | null): Promise<string[]> {
  const rows = await countMonths(db, scope, asked);
  const versions = new Map(rows.flatMap((row) => (row.what === 'version' ? [[row.month, row.a]] : [])));
  for (const month of asked ?? versions.keys()) known.set(month, { version: versions.get(month) ?? '', groups: [] });
  for (const row of rows) if (row.what !== 'version') known.get(row.month ?? '')?.groups.push(row);
  for (const month of known.keys()) if (!versions.has(month)) known.delete(month);
  return [...versions].flatMap(([month, version]) => (known.get(month)?.version === version ? [] : [month]));
}

/** The months of each scope that was asked for; of those that were not for long the oldest go. */
export class MonthCache {
  readonly #db: Db;
  readonly #most: number;
  readonly #scopes = new Map<string, CachedMonths>();

  constructor(db: Db, most: number = KEPT_MOST) {
    this.#db = db;
    this.#most = most;
  }

  /** Everything that is counted of all reports in scope, all of the same moment; the very same where nothing has changed. */
  async count(scope: Scope): Promise<ScopeCounts> {
    const name = scope === 'all' ? scope : scope.clubId;
    const known = this.#scopes.get(name);
    const months: Months = new Map(known?.months);
    let asked: string[] | null = months.size === 0 ? null : [];
    let same = known !== undefined && asked !== null;
    for (let turn = 1; asked === null || turn === 1 || asked.length > 0; turn += 1) {
      const changed = await countInto(months, this.#db, scope, asked);
      same &&= changed.length === 0 && months.size === known?.months.size;
      asked = turn >= TURNS && changed.length > 0 ? null : changed;
    }
    const kept = known && same ? known : keptOf(months);
    this.#keep(name, kept);
    return kept;
  }

  #keep(name: string, kept: CachedMonths): void {
    this.#scopes.delete(name);
    if (kept.size > this.#most) return;
    this.#scopes.set(name, kept);
    let size = [...this.#scopes.values()].reduce((sum, each) => sum + each.size, 0);
    for (const [oldest, each] of this.#scopes) {
      if (size <= this.#most) break;
      this.#scopes.delete(oldest);
      size -= each.size;
    }
  }
}
