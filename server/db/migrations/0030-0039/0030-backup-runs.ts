/** When a backup was last written (docs/operations.md): only successful ones, and only the newest few. */
export const BACKUP_RUNS = `
CREATE TABLE backup_runs (
  finished_at timestamptz(3) PRIMARY KEY,
  bytes bigint NOT NULL CHECK (bytes > 0),
  encrypted boolean NOT NULL
);
`;
