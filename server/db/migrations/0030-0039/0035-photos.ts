/**
 * Photos (contract C16): uploads waiting to be claimed, a report's photos, and published ones. Each has a row of its own
 * and is not compressed, as a JPEG would not get smaller.
 */
export const PHOTOS = `
CREATE TABLE uploads (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Who sent it while signed in; only they can claim it.
  owner_id uuid REFERENCES users (id) ON DELETE CASCADE,
  bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 1500000),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  created_at timestamptz(3) NOT NULL
);
ALTER TABLE uploads ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX uploads_created ON uploads (created_at);

CREATE TABLE photos (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  report_id uuid NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 4),
  bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 1500000),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  UNIQUE (report_id, place)
);
ALTER TABLE photos ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- Shown only while the copy of its report is public.
CREATE TABLE published_photos (
  id uuid PRIMARY KEY REFERENCES photos (id) ON DELETE CASCADE,
  report_id uuid NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 4),
  bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 1500000),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  description text NOT NULL CHECK (char_length(description) BETWEEN 1 AND 2000),
  revision uuid NOT NULL DEFAULT gen_random_uuid()
);
ALTER TABLE published_photos ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX published_photos_report ON published_photos (report_id, place);

-- Answers about the report are made anew (docs/decisions/027-kept-answers.md).
CREATE FUNCTION note_published_photos() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := ARRAY(SELECT DISTINCT report_id FROM changed LIMIT 101);
BEGIN
  IF cardinality(ids) > 0 THEN
    PERFORM note_public_change(ids);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER published_photos_inserted AFTER INSERT ON published_photos REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_published_photos();
CREATE TRIGGER published_photos_updated AFTER UPDATE ON published_photos REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_published_photos();
CREATE TRIGGER published_photos_deleted AFTER DELETE ON published_photos REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_published_photos();
CREATE TRIGGER published_photos_emptied AFTER TRUNCATE ON published_photos
  FOR EACH STATEMENT EXECUTE FUNCTION count_public_change();
`;
