/** Erasable contact details (docs/decisions/012-retention.md): a report without them records when they were erased. */
export const RETENTION = `
ALTER TABLE reports ALTER COLUMN reporter_email DROP NOT NULL;
ALTER TABLE reports ADD COLUMN contact_erased_at timestamptz(3);
-- What only the erased contact told to replace, so that a later publication still replaces it.
ALTER TABLE reports ADD COLUMN erased_finds jsonb NOT NULL DEFAULT '[]';
ALTER TABLE reports ADD CONSTRAINT reports_contact CHECK (
  CASE WHEN contact_erased_at IS NULL THEN reporter_email IS NOT NULL
  ELSE reporter_name IS NULL AND reporter_email IS NULL AND reporter_telephone IS NULL END);
CREATE INDEX reports_contact_due ON reports (reviewed_at) WHERE contact_erased_at IS NULL;

-- One row for each day on which the job ran to its end.
CREATE TABLE retention_runs (
  day date PRIMARY KEY,
  finished_at timestamptz(3) NOT NULL
);
`;
