/**
 * Reports completed later (contract C15.7): which fields the reporter filled in with the code, and on which day. And
 * what opens a report without the code (C19.7), stored only as a hash: an email's link, and the key it is exchanged
 * for. Both reference the receipt and are deleted with it.
 */
export const DETAILS = `
CREATE TABLE details_added (
  report_id uuid NOT NULL REFERENCES receipts (report_id) ON DELETE CASCADE,
  field text NOT NULL CHECK (char_length(field) BETWEEN 1 AND 50),
  added_on date NOT NULL,
  PRIMARY KEY (report_id, field)
);

ALTER TABLE receipts ADD COLUMN link_opens boolean NOT NULL DEFAULT false;
ALTER TABLE receipts ALTER COLUMN link_opens SET STATISTICS 0;
CREATE TABLE receipt_tokens (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  report_id uuid NOT NULL REFERENCES receipts (report_id) ON DELETE CASCADE,
  is_key boolean NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX receipt_tokens_of_report ON receipt_tokens (report_id);
`;
