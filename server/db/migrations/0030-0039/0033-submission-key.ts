/**
 * The key pair for reports sealed while they wait on a device (contract C15.3): one, as raw P-256 keys. The program
 * creates it, not this migration: a restore needs empty tables.
 */
export const SUBMISSION_KEY = `
CREATE TABLE submission_keys (
  id uuid PRIMARY KEY,
  public_key bytea NOT NULL CHECK (length(public_key) = 65),
  private_key bytea NOT NULL CHECK (length(private_key) = 32),
  created_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX submission_keys_one ON submission_keys ((true));
`;
