/**
 * How long the list of new search entries may get is the engine's affair: where another process can empty it meanwhile it
 * may be long, where nobody can it is kept short (docs/decisions/022-search.md).
 */
export const WAITING = `
ALTER INDEX report_words_parts RESET (gin_pending_list_limit);
ALTER INDEX published_words_parts RESET (gin_pending_list_limit);
`;
