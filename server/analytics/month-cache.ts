/** Caches counts by month while the database says they are unchanged (C12.1; docs/decisions/040-months.md) */
import { byTenths, type Waits } from '../../domain/analytics/median.ts';
import type { Db } from '../db/database.ts';
import type { Scope } from '../reports/report/queries.ts';
import { countMonths, type Group, type TextColumn, waitsOf } from './queries.ts';

/** Cached groups, sums, spellings and months across all scopes; about 200 bytes each. */
const MAX_SIZE = 100_000;

/** After this many rounds with changes in each, all months are counted in one query. */
const MAX_ROUNDS = 3;

type Month = { version: string; groups: Group[] };
type Months = Map<string, Month>;

/**
 * A consistent snapshot of the counts, and the spellings found since. Any change replaces it, so that no spelling
 * outlives a deleted report.
 */
export type ScopeCounts = {
  readonly groups: readonly Group[];
  readonly spelled: { readonly [what in TextColumn]: Map<string, string> };
};

type CachedMonths = ScopeCounts & { months: Months; size: number };

function cachedMonthsOf(months: Months): CachedMonths {
  const groups = mergeGroups(months.values());
  const counted = [...months.values()].reduce((sum, month) => sum + month.groups.length + 1, 0);
  // At most one spelling per sum.
  const size = counted + 2 * groups.length;
  return { months, size, groups, spelled: { phase: new Map(), category: new Map(), operation: new Map() } };
}

/** Merges equal groups across months, except those counted by month. */
function mergeGroups(months: Iterable<Month>): Group[] {
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
  const acts = byTenths(waits).map(({ minSeconds, maxSeconds, total }): Group => {
    return { what: 'acts', month: null, a: String(minSeconds), b: String(maxSeconds), total };
  });
  return [...sums.values(), ...acts];
}

/** Counts in one snapshot; `requested`: `null` for all months. Returns the months that have changed in the meantime. */
async function countInto(known: Months, db: Db, scope: Scope, requested: string[] | null): Promise<string[]> {
  const rows = await countMonths(db, scope, requested);
  const versions = new Map(rows.flatMap((row) => (row.what === 'version' ? [[row.month, row.a]] : [])));
  for (const month of requested ?? versions.keys())
    known.set(month, { version: versions.get(month) ?? '', groups: [] });
  for (const row of rows) if (row.what !== 'version') known.get(row.month ?? '')?.groups.push(row);
  for (const month of known.keys()) if (!versions.has(month)) known.delete(month);
  return [...versions].flatMap(([month, version]) => (known.get(month)?.version === version ? [] : [month]));
}

/** By scope; the least recently used are dropped. */
export class MonthCache {
  readonly #db: Db;
  readonly #maxSize: number;
  readonly #scopes = new Map<string, CachedMonths>();

  constructor(db: Db, maxSize: number = MAX_SIZE) {
    this.#db = db;
    this.#maxSize = maxSize;
  }

  /** A consistent snapshot; the same object if nothing has changed. */
  async count(scope: Scope): Promise<ScopeCounts> {
    const name = scope === 'all' ? scope : scope.clubId;
    const known = this.#scopes.get(name);
    const months: Months = new Map(known?.months);
    const count = (requested: string[] | null) => countInto(months, this.#db, scope, requested);
    let changed = await count(months.size === 0 ? null : []);
    const isUnchanged = changed.length === 0 && months.size === known?.months.size;
    for (let round = 1; changed.length > 0; round += 1) changed = await count(round < MAX_ROUNDS ? changed : null);
    const cached = known && isUnchanged ? known : cachedMonthsOf(months);
    this.#store(name, cached);
    return cached;
  }

  #store(name: string, cached: CachedMonths): void {
    this.#scopes.delete(name);
    if (cached.size > this.#maxSize) return;
    this.#scopes.set(name, cached);
    let size = [...this.#scopes.values()].reduce((sum, each) => sum + each.size, 0);
    for (const [oldest, each] of this.#scopes) {
      if (size <= this.#maxSize) break;
      this.#scopes.delete(oldest);
      size -= each.size;
    }
  }
}
