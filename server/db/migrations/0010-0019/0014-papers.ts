/**
 * When and in which order copies were published, for the feed (contract C12.6); and imports of a club's old reports
 * (C12.7): files waiting for confirmation, and what identifies an imported report and its content.
 */
export const PAPERS = `
LOCK TABLE published_reports IN ACCESS EXCLUSIVE MODE;
-- A day and a place in an order: no column of a copy tells a time of day.
ALTER TABLE published_reports
  ADD COLUMN published_on date NOT NULL DEFAULT (now() AT TIME ZONE 'UTC')::date,
  ADD COLUMN publication bigint NOT NULL DEFAULT 0;
ALTER TABLE published_reports DISABLE TRIGGER USER;
UPDATE published_reports AS copy SET published_on = (numbered.reviewed_at AT TIME ZONE 'UTC')::date, publication = numbered.place
  FROM (SELECT id, reviewed_at, row_number() OVER (ORDER BY reviewed_at, id) AS place FROM reports WHERE approved_for_public_view) AS numbered
  WHERE numbered.id = copy.id;
ALTER TABLE published_reports ENABLE TRIGGER USER;
CREATE INDEX published_reports_publication ON published_reports (publication DESC, id);
-- The next place is behind the last that there is: so it stays after a backup was restored.
CREATE FUNCTION number_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR NEW.publication = 0 THEN
    SELECT coalesce(max(publication), 0) + 1 INTO NEW.publication FROM published_reports;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER published_reports_numbered BEFORE INSERT OR UPDATE ON published_reports
  FOR EACH ROW EXECUTE FUNCTION number_publication();

-- What an imported report held, as a hash with its club; NULL for one that was submitted. Only the former may lack an email.
ALTER TABLE reports ADD COLUMN imported_as bytea CHECK (length(imported_as) = 32);
CREATE INDEX reports_imported ON reports (imported_as) WHERE imported_as IS NOT NULL;
ALTER TABLE reports DROP CONSTRAINT reports_contact;
ALTER TABLE reports ADD CONSTRAINT reports_contact CHECK (
  CASE WHEN contact_erased_at IS NULL THEN reporter_email IS NOT NULL OR imported_as IS NOT NULL
  ELSE reporter_name IS NULL AND reporter_email IS NULL AND reporter_telephone IS NULL END);

-- A file until it is confirmed, packed, or what is left to do for the reports that it became.
CREATE TABLE imports (
  id uuid PRIMARY KEY,
  club_id uuid NOT NULL REFERENCES clubs (id),
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  file bytea,
  columns jsonb NOT NULL,
  day_order text NOT NULL CHECK (day_order IN ('ymd', 'dmy', 'mdy')),
  created_at timestamptz(3) NOT NULL,
  imported integer,
  -- Reports that are stored and not yet found by their words.
  unread uuid[] NOT NULL DEFAULT '{}',
  CONSTRAINT imports_waits_or_is_done CHECK ((file IS NULL) = (imported IS NOT NULL))
);
CREATE INDEX imports_created ON imports (created_at);

-- Thousands of reports at once are counted in one step, and their words put in piece by piece, so that nobody waits for all.
DROP TRIGGER reports_counted ON reports;
CREATE TRIGGER reports_counted AFTER INSERT OR DELETE ON reports FOR EACH ROW
  WHEN (current_setting('windsock.bulk', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION count_report_change();
DROP TRIGGER reports_words_kept ON reports;
CREATE TRIGGER reports_words_kept
  AFTER INSERT OR UPDATE OF club_id, submitted_at, approved_for_public_view, injury_key, damage_key, category_key, search_text
  ON reports FOR EACH ROW WHEN (current_setting('windsock.bulk', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION keep_report_words();
`;
