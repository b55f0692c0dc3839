/**
 * Filter keys of at most 120 characters (FILTER_KEY_MAX in domain/reports/search-keys.ts when this was written): an entry
 * of an index that holds five longer ones would be too large.
 */
const shorten = (table: string, keys: readonly string[]): string => `
UPDATE ${table} SET ${keys.map((key) => `${key} = left(${key}, 120)`).join(', ')}
  WHERE ${keys.map((key) => `length(${key}) > 120`).join(' OR ')};
ALTER TABLE ${table} ADD CONSTRAINT ${table}_short_keys
  CHECK (${keys.map((key) => `length(${key}) <= 120`).join(' AND ')});`;

const KEYS = ['injury_key', 'damage_key', 'category_key'];

export const SHORT_KEYS =
  shorten('reports', [...KEYS, 'phase_key', 'operation_key']) + shorten('published_reports', KEYS);
