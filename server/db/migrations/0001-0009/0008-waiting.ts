/**
 * The engine decides how long the pending list of new search entries may get: long where another process can empty it,
 * short where none can (docs/decisions/022-search.md).
 */
export const WAITING = `
ALTER INDEX report_words_parts RESET (gin_pending_list_limit);
ALTER INDEX published_words_parts RESET (gin_pending_list_limit);
`;
