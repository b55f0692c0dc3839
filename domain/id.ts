const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Canonical form only (C3.3); PostgreSQL also accepts braces. */
export const isId = (text: string): boolean => UUID.test(text);
