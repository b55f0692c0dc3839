/**
 * A report's receipt and its conversation with the safety team (contract C10). Only the SHA-256 of a code is stored.
 * The conversation references the receipt and is deleted with it. Records that the reporter has read a message, but not
 * when.
 */
export const RECEIPT = `
CREATE TABLE receipts (
  report_id uuid PRIMARY KEY REFERENCES reports (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL UNIQUE CHECK (octet_length(code_hash) = 32),
  notify boolean NOT NULL
);

CREATE TABLE report_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  report_id uuid NOT NULL REFERENCES receipts (report_id) ON DELETE CASCADE,
  -- Its number within the conversation, from 1 on.
  place integer NOT NULL CHECK (place > 0),
  from_reporter boolean NOT NULL,
  author_id uuid REFERENCES users (id) ON DELETE SET NULL,
  body text NOT NULL CHECK (char_length(body) BETWEEN 1 AND 4000),
  sent_at timestamptz(3) NOT NULL,
  seen boolean NOT NULL DEFAULT false,
  -- The Idempotency-Key that it was sent with.
  key uuid,
  UNIQUE (report_id, place),
  UNIQUE (report_id, from_reporter, key),
  CONSTRAINT report_messages_author CHECK (author_id IS NULL OR NOT from_reporter)
);
CREATE INDEX report_messages_author ON report_messages (author_id);
-- What the team has not read yet (C10.4).
CREATE INDEX report_messages_unseen ON report_messages (report_id) WHERE from_reporter AND NOT seen;
`;
