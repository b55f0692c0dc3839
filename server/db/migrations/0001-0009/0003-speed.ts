/** Keeps lists and counts fast at 100,000 reports (docs/decisions/023-counts.md). */

const SEARCHED = ['reports', 'published_reports'] as const;

/** Never filtered or sorted by, so they need no statistics; they are the longest. */
const UNSOUGHT =
  `headline narrative local_date local_time location_occurrence world_region state_area manufacturer model
  operation_type flight_phase weather_conditions sms_manager_comment`.split(/\s+/);
const withoutStatistics = (table: string): string =>
  `ALTER TABLE ${table} ${UNSOUGHT.map((column) => `ALTER COLUMN ${column} SET STATISTICS 0`).join(', ')};`;

/** A row stays in place up to a whole page: searched columns are neither compressed nor moved out of line. */
const inPlace = (table: string): string => `ALTER TABLE ${table} SET (toast_tuple_target = 8160);`;

export const SPEED = `
${SEARCHED.map(inPlace).join('\n')}
DROP INDEX reports_search;
DROP INDEX published_reports_search;
-- Nothing is sought by these any more (0006-parts.ts), so they are not filled, nor their index made.
ALTER TABLE reports ADD COLUMN search_pairs text[] NOT NULL DEFAULT '{}';
ALTER TABLE published_reports ADD COLUMN search_pairs text[] NOT NULL DEFAULT '{}';
${SEARCHED.map(withoutStatistics).join('\n')}

-- With what counts filter by in the index, they read no row.
DROP INDEX reports_newest;
DROP INDEX reports_newest_of_club;
DROP INDEX published_reports_newest;
CREATE INDEX reports_newest ON reports (submitted_at DESC, id DESC)
  INCLUDE (approved_for_public_view, injury_key, damage_key, category_key);
CREATE INDEX reports_newest_of_club ON reports (club_id, submitted_at DESC, id DESC)
  INCLUDE (approved_for_public_view, injury_key, damage_key, category_key);
CREATE INDEX published_reports_newest ON published_reports (submitted_on DESC, id DESC)
  INCLUDE (injury_key, damage_key, category_key);

-- How many reports each club has. Several rows each, so that two connections seldom wait for each other.
CREATE TABLE report_counts (
  club_id uuid NOT NULL,
  slot smallint NOT NULL,
  total bigint NOT NULL,
  approved bigint NOT NULL,
  PRIMARY KEY (club_id, slot)
) WITH (fillfactor = 50);
INSERT INTO report_counts
  SELECT club_id, 0, count(*), count(*) FILTER (WHERE approved_for_public_view) FROM reports GROUP BY club_id;
CREATE FUNCTION count_report(club uuid, more int, more_approved int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO report_counts VALUES (club, pg_backend_pid() % 16, more, more_approved)
  ON CONFLICT (club_id, slot) DO UPDATE
    SET total = report_counts.total + excluded.total, approved = report_counts.approved + excluded.approved
$$;
CREATE FUNCTION count_report_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM report_counts;
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM count_report(OLD.club_id, -1, -OLD.approved_for_public_view::int);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM count_report(NEW.club_id, 1, NEW.approved_for_public_view::int);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER reports_counted AFTER INSERT OR DELETE ON reports FOR EACH ROW EXECUTE FUNCTION count_report_change();
CREATE TRIGGER reports_counted_again AFTER UPDATE OF club_id, approved_for_public_view ON reports FOR EACH ROW
  WHEN (OLD.club_id <> NEW.club_id OR OLD.approved_for_public_view <> NEW.approved_for_public_view)
  EXECUTE FUNCTION count_report_change();
CREATE TRIGGER reports_counted_none AFTER TRUNCATE ON reports
  FOR EACH STATEMENT EXECUTE FUNCTION count_report_change();
`;
