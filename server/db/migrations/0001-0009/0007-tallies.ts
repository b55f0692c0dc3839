/**
 * Tallies published copies by month and filter keys, maintained by the database: a count without a keyword adds up
 * months, and scans only the months that its range cuts (docs/decisions/023-counts.md).
 */
export const TALLIES = `
-- Of a program of the older version nothing may come in between. As strong as the next statement needs: a lock that has to
-- be made stronger may wait for who waits for it.
LOCK TABLE published_reports IN ACCESS EXCLUSIVE MODE;
DROP INDEX published_reports_days;
-- The first day of a month, whatever the session's time zone.
CREATE FUNCTION month_of(day date) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT date_trunc('month', day::timestamp)::date
$$;
CREATE TABLE published_tallies (
  month date NOT NULL,
  injury_key text,
  damage_key text,
  category_key text,
  copies integer NOT NULL CHECK (copies >= 0),
  UNIQUE NULLS NOT DISTINCT (month, injury_key, damage_key, category_key)
) WITH (fillfactor = 80);
INSERT INTO published_tallies
  SELECT month_of(submitted_on), injury_key, damage_key, category_key, count(*) FROM published_reports GROUP BY 1, 2, 3, 4;

CREATE FUNCTION tally_published_reports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM published_tallies;
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    INSERT INTO published_tallies AS kept
      SELECT month_of(submitted_on), injury_key, damage_key, category_key, count(*) FROM added GROUP BY 1, 2, 3, 4
      ON CONFLICT (month, injury_key, damage_key, category_key) DO UPDATE SET copies = kept.copies + excluded.copies;
  END IF;
  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    -- Compared as rows: two that are NULL are the same.
    UPDATE published_tallies AS kept SET copies = kept.copies - gone.copies
      FROM (SELECT month_of(submitted_on) AS month, injury_key, damage_key, category_key, count(*) AS copies
        FROM taken GROUP BY 1, 2, 3, 4) AS gone
      WHERE kept.month = gone.month AND (kept.injury_key, kept.damage_key, kept.category_key)
        IS NOT DISTINCT FROM (gone.injury_key, gone.damage_key, gone.category_key);
    -- A key that no copy has any more may be somebody's own words.
    DELETE FROM published_tallies WHERE copies = 0 AND month IN (SELECT month_of(submitted_on) FROM taken);
  END IF;
  RETURN NULL;
END $$;
-- Triggers fire in the order of their names: these come after those that move the version on (0005-changes.ts), for which
-- changes wait for each other. So no two of them ever hold tallies that both want.
CREATE TRIGGER published_tallies_inserted AFTER INSERT ON published_reports REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_published_reports();
CREATE TRIGGER published_tallies_updated AFTER UPDATE ON published_reports REFERENCING OLD TABLE AS taken NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_published_reports();
CREATE TRIGGER published_tallies_deleted AFTER DELETE ON published_reports REFERENCING OLD TABLE AS taken
  FOR EACH STATEMENT EXECUTE FUNCTION tally_published_reports();
CREATE TRIGGER published_tallies_emptied AFTER TRUNCATE ON published_reports
  FOR EACH STATEMENT EXECUTE FUNCTION tally_published_reports();
`;
