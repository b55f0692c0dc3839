/**
 * What was counted of whole months, kept in this process for as long as the database says that nothing has changed about them
 * (contract C12.1; docs/decisions/040-months.md): who asks without a filter waits for the months alone that changed since.
 */
import type { Db } from '../db/database.ts';
import type { Scope } from '../reports/review/queries.ts';
import { countMonths, type Group } from './queries.ts';

/** Most groups and months that are kept, of all scopes together; some 200 bytes each. */
const KEPT_MOST = 100_000;

/** After so many turns in each of which something had changed again, all is counted at once. */
const TURNS = 3;

type Month = { version: string; groups: Group[] };
type Months = Map<string, Month>;

const sizeOf = (months: Months): number => [...months.values()].reduce((sum, { groups }) => sum + groups.length + 1, 0);

/** Same groups of several months become one of no month, but for those that tell the months; two of waits are hardly ever the same. */
function addedUp(months: Iterable<Month>): Group[] {
  const sums = new Map<string, Group>();
  const waits: Group[] = [];
  for (const { groups } of months)
    for (const group of groups) {
      if (group.what === 'acts') {
        waits.push(group);
        continue;
      }
      const month = group.what === 'month' ? group.month : null;
      const key = JSON.stringify([group.what, month, group.a, group.b]);
      const sum = sums.get(key);
      if (sum) sum.total += group.total;
      else sums.set(key, { ...group, month });
    }
  return [...sums.values(), ...waits];
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
export class KeptMonths {
  readonly #db: Db;
  readonly #most: number;
  readonly #scopes = new Map<string, Months>();

  constructor(db: Db, most: number = KEPT_MOST) {
    this.#db = db;
    this.#most = most;
  }

  /** Everything that is counted of all reports in scope, all of the same moment. */
  async countGroups(scope: Scope): Promise<Group[]> {
    const name = scope === 'all' ? scope : scope.clubId;
    const months: Months = new Map(this.#scopes.get(name));
    let asked: string[] | null = months.size === 0 ? null : [];
    for (let turn = 1; asked === null || turn === 1 || asked.length > 0; turn += 1) {
      const changed = await countInto(months, this.#db, scope, asked);
      asked = turn >= TURNS && changed.length > 0 ? null : changed;
    }
    this.#keep(name, months);
    return addedUp(months.values());
  }

  #keep(name: string, months: Months): void {
    this.#scopes.delete(name);
    this.#scopes.set(name, months);
    let size = [...this.#scopes.values()].reduce((sum, each) => sum + sizeOf(each), 0);
    for (const [oldest, each] of this.#scopes) {
      if (size <= this.#most) break;
      this.#scopes.delete(oldest);
      size -= sizeOf(each);
    }
  }
}
