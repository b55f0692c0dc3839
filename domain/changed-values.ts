const isSame = (a: unknown, b: unknown): boolean => (a instanceof Date && b instanceof Date ? +a === +b : a === b);

/** `undefined` leaves a value unchanged. */
export function changedValues<Row extends object>(before: Row, wanted: Partial<Row>): Partial<Row> {
  const names = Object.keys(wanted) as (keyof Row)[];
  const changed = names.filter((name) => wanted[name] !== undefined && !isSame(wanted[name], before[name]));
  return Object.fromEntries(changed.map((name) => [name, wanted[name]])) as Partial<Row>;
}
