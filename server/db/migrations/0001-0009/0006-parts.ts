/**
 * Indexes every part of every word for keyword search, in narrow tables that the database maintains beside reports and
 * published copies (docs/decisions/022-search.md).
 */

/** Search columns of both tables. */
const SOUGHT = `
  injury_key text,
  damage_key text,
  category_key text,
  words text NOT NULL,
  -- Too long to be taken apart: found as if it held every word, and then looked through.
  is_long boolean NOT NULL`;

/**
 * Rows without their words take some 100 bytes, so that a common word is counted in few pages. Spaces pad the row past
 * the 2 KiB at which PostgreSQL moves a text out of line, and are compressed away there.
 */
const narrow = (table: string): string => `
ALTER TABLE ${table} SET (toast_tuple_target = 128, fillfactor = 90), ALTER COLUMN words SET STATISTICS 0;`;

export const PARTS = `
-- Of a program of the older version nothing may come in between.
LOCK TABLE reports, published_reports IN SHARE ROW EXCLUSIVE MODE;
DROP INDEX IF EXISTS reports_search, published_reports_search;
ALTER TABLE reports DROP COLUMN search_pairs;
ALTER TABLE published_reports DROP COLUMN search_pairs;

-- Every single character, and from every place in a word but its last the next 24: whatever is part of a word is one of the
-- former, or the beginning of one of the latter. A blank, which no word holds, marks what is not such a part. It takes a
-- millisecond, which the planner has to know: no plan may do it for each row.
CREATE FUNCTION word_parts(words text, is_long boolean, club_id uuid DEFAULT NULL) RETURNS tsvector
LANGUAGE sql IMMUTABLE COST 100000 AS $$
  SELECT array_to_tsvector(
    CASE WHEN is_long THEN ARRAY[' '] ELSE array_remove(string_to_array(rtrim(words), NULL), ' ') END
    || array_agg(substr(word, place, 24))
    || CASE WHEN club_id IS NOT NULL THEN ARRAY[' ' || club_id] END)
  FROM unnest(string_to_array(CASE WHEN is_long THEN '' ELSE rtrim(words) END, ' ')) AS word,
    generate_series(1, length(word) - 1) AS place
$$;
-- Prose with blanks does not come near it. Of a script without blanks a paragraph is one word, and taking one apart takes the
-- square of its length.
CREATE FUNCTION is_long(words text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT octet_length(words) > 16384
    OR octet_length(words) > 1000 AND EXISTS (SELECT FROM unnest(string_to_array(words, ' ')) AS word WHERE length(word) > 1000)
$$;
CREATE FUNCTION out_of_row(words text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT words || repeat(' ', 2100 - octet_length(words))
$$;

CREATE TABLE report_words (
  id uuid PRIMARY KEY REFERENCES reports (id) ON DELETE CASCADE,
  club_id uuid NOT NULL,
  submitted_at timestamptz(3) NOT NULL,
  approved_for_public_view boolean NOT NULL,
  ${SOUGHT}
);
CREATE TABLE published_words (
  id uuid PRIMARY KEY REFERENCES published_reports (id) ON DELETE CASCADE,
  submitted_on date NOT NULL,
  ${SOUGHT}
);
${['report_words', 'published_words'].map(narrow).join('')}

CREATE FUNCTION put_report_words(report reports) RETURNS void LANGUAGE sql AS $$
  INSERT INTO report_words VALUES (report.id, report.club_id, report.submitted_at, report.approved_for_public_view,
    report.injury_key, report.damage_key, report.category_key, out_of_row(report.search_text), is_long(report.search_text))
  ON CONFLICT (id) DO UPDATE SET (club_id, submitted_at, approved_for_public_view, injury_key, damage_key, category_key, words, is_long)
    = ROW (excluded.club_id, excluded.submitted_at, excluded.approved_for_public_view,
      excluded.injury_key, excluded.damage_key, excluded.category_key, excluded.words, excluded.is_long)
$$;
CREATE FUNCTION put_published_words(copy published_reports) RETURNS void LANGUAGE sql AS $$
  INSERT INTO published_words VALUES (copy.id, copy.submitted_on, copy.injury_key, copy.damage_key, copy.category_key,
    out_of_row(copy.search_text), is_long(copy.search_text))
  ON CONFLICT (id) DO UPDATE SET (submitted_on, injury_key, damage_key, category_key, words, is_long)
    = ROW (excluded.submitted_on, excluded.injury_key, excluded.damage_key, excluded.category_key, excluded.words,
      excluded.is_long)
$$;
DO $$
BEGIN
  PERFORM put_report_words(report) FROM reports AS report;
  PERFORM put_published_words(copy) FROM published_reports AS copy;
END $$;

CREATE FUNCTION keep_report_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.search_text = OLD.search_text AND NEW.club_id = OLD.club_id THEN
    -- The words stay where they are, and mostly so does all that leads to them.
    UPDATE report_words SET (submitted_at, approved_for_public_view, injury_key, damage_key, category_key)
      = ROW (NEW.submitted_at, NEW.approved_for_public_view, NEW.injury_key, NEW.damage_key, NEW.category_key)
      WHERE id = NEW.id;
  ELSE
    PERFORM put_report_words(NEW);
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION keep_published_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_published_words(NEW);
  RETURN NULL;
END $$;
CREATE TRIGGER reports_words_kept
  AFTER INSERT OR UPDATE OF club_id, submitted_at, approved_for_public_view, injury_key, damage_key, category_key, search_text
  ON reports FOR EACH ROW EXECUTE FUNCTION keep_report_words();
CREATE TRIGGER published_reports_words_kept
  AFTER INSERT OR UPDATE OF submitted_on, injury_key, damage_key, category_key, search_text ON published_reports
  FOR EACH ROW EXECUTE FUNCTION keep_published_words();

CREATE INDEX report_words_parts ON report_words USING gin (word_parts(words, is_long, club_id))
  WITH (gin_pending_list_limit = 512);
CREATE INDEX published_words_parts ON published_words USING gin (word_parts(words, is_long))
  WITH (gin_pending_list_limit = 512);
-- For counts by days alone: a tenth of what the list's index holds. Not beside the words, where a search would walk it.
CREATE INDEX published_reports_days ON published_reports (submitted_on);
-- To look at a sample of all parts would hold up everyone, and tell what no plan needs.
ALTER INDEX report_words_parts ALTER COLUMN 1 SET STATISTICS 0;
ALTER INDEX published_words_parts ALTER COLUMN 1 SET STATISTICS 0;
`;
