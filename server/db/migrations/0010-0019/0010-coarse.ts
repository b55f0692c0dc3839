/**
 * Copies that give a month instead of a day, and club settings (contract C5.5 and before C8). Such a copy is dated on
 * the last day of its month, and matches every range of days that touches the month.
 */
export const COARSE = `
LOCK TABLE published_reports IN ACCESS EXCLUSIVE MODE;
ALTER TABLE reports ADD COLUMN coarse jsonb;
ALTER TABLE clubs
  ADD COLUMN regime text NOT NULL DEFAULT 'none' CHECK (regime IN ('none', 'EU', 'UK')),
  ADD COLUMN responsible_entity integer CHECK (responsible_entity >= 0),
  ADD COLUMN coarse jsonb NOT NULL DEFAULT '{}';
ALTER TABLE published_reports
  ADD COLUMN is_month boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT published_reports_month_end
    CHECK (NOT is_month OR submitted_on = (month_of(submitted_on) + interval '1 month - 1 day')::date);
ALTER TABLE published_words ADD COLUMN is_month boolean NOT NULL DEFAULT false;

-- Counts of days look at this index alone: it tells of a month as well.
DROP INDEX published_reports_newest;
CREATE INDEX published_reports_newest ON published_reports (submitted_on DESC, id DESC)
  INCLUDE (injury_key, damage_key, category_key, revision, is_month);

CREATE OR REPLACE FUNCTION put_published_words(copy published_reports) RETURNS void LANGUAGE sql AS $$
  INSERT INTO published_words (id, submitted_on, is_month, injury_key, damage_key, category_key, words, is_long)
  VALUES (copy.id, copy.submitted_on, copy.is_month, copy.injury_key, copy.damage_key, copy.category_key,
    out_of_row(copy.search_text), is_long(copy.search_text))
  ON CONFLICT (id) DO UPDATE SET (submitted_on, is_month, injury_key, damage_key, category_key, words, is_long)
    = ROW (excluded.submitted_on, excluded.is_month, excluded.injury_key, excluded.damage_key, excluded.category_key,
      excluded.words, excluded.is_long)
$$;
DROP TRIGGER published_reports_words_kept ON published_reports;
CREATE TRIGGER published_reports_words_kept
  AFTER INSERT OR UPDATE OF submitted_on, is_month, injury_key, damage_key, category_key, search_text ON published_reports
  FOR EACH ROW EXECUTE FUNCTION keep_published_words();
`;
