/** Only the fields that differ, so that a PATCH keeps what colleagues changed elsewhere (C3.18). */
export function changedFields<Values extends object>(before: object, now: Values): Partial<Values> {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => value !== old.get(field)),
  ) as Partial<Values>;
}
