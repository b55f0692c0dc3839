import { normaliseText } from '../../../domain/text/normalise.ts';

/** What was changed from `before` to `mine`, on top of what is saved `now`. */
export function onTopOf<Values extends object>(before: Values, mine: Values, now: Values): Values {
  const fields = Object.keys(now) as (keyof Values)[];
  const isTouched = (field: keyof Values) => JSON.stringify(mine[field]) !== JSON.stringify(before[field]);
  return Object.fromEntries(fields.map((field) => [field, (isTouched(field) ? mine : now)[field]])) as Values;
}

/** Only the fields that differ, so that a PATCH keeps what colleagues changed elsewhere (C3.18). */
export function changedFields<Values extends object>(before: object, now: Values): Partial<Values> {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => value !== old.get(field)),
  ) as Partial<Values>;
}

function normaliseValue(value: unknown): unknown {
  if (typeof value === 'string') return normaliseText(value) ?? '';
  return value instanceof Object && !Array.isArray(value) ? normaliseTexts(value) : value;
}

/** Texts as the server stores them (C3.3), those of an owner too. */
export const normaliseTexts = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, normaliseValue(value)])) as Values;
