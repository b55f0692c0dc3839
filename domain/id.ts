const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for a UUID in its usual form (C3.3); PostgreSQL would also take braces, which no id of ours has. */
export const isId = (text: string): boolean => UUID.test(text);
