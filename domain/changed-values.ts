/** What of a row would really change. */

const isSame = (a: unknown, b: unknown): boolean => (a instanceof Date && b instanceof Date ? +a === +b : a === b);

/** The values that differ from those of the row; what is `undefined` stays as it is. */
export function changedValues<Row extends object>(before: Row, wanted: Partial<Row>): Partial<Row> {
  const names = Object.keys(wanted) as (keyof Row)[];
  const changed = names.filter((name) => wanted[name] !== undefined && !isSame(wanted[name], before[name]));
  return Object.fromEntries(changed.map((name) => [name, wanted[name]])) as Partial<Row>;
}
