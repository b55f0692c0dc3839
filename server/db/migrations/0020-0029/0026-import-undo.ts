/** Lets an import be read with the choices made for it, and undone for a day (contract C12.7). */
export const IMPORT_UNDO = `
ALTER TABLE imports
  ADD COLUMN undated text CHECK (undated ~ '^(leave-out|today|(19|20)[0-9]{2}-01-01)$'),
  ADD COLUMN chosen_values jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN confirmed_at timestamptz(3),
  ADD COLUMN undone_at timestamptz(3),
  -- The reports that it became; empty for an import of an older program, which cannot be undone.
  ADD COLUMN reports uuid[] NOT NULL DEFAULT '{}';
`;
