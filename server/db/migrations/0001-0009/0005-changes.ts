/** Records which cached answers a change affects (docs/decisions/027-cached-responses.md). */
export const CHANGES = `
CREATE FUNCTION revise_published_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := gen_random_uuid();
  RETURN NEW;
END $$;
CREATE TRIGGER published_reports_revised BEFORE UPDATE ON published_reports
  FOR EACH ROW EXECUTE FUNCTION revise_published_report();

-- Tells two histories apart that came to the same number: a fail-over's, or an older backup's.
ALTER TABLE public_version ADD COLUMN mark uuid NOT NULL DEFAULT gen_random_uuid();
-- Which reports each of the last versions of what is public changed. Without a report: more than a few, or a club.
CREATE TABLE public_changes (
  version bigint NOT NULL,
  mark uuid NOT NULL,
  report_id uuid
);
CREATE INDEX public_changes_version ON public_changes (version);
CREATE FUNCTION note_public_change(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  noted public_version;
BEGIN
  UPDATE public_version SET version = version + 1, mark = gen_random_uuid() RETURNING * INTO noted;
  IF cardinality(ids) > 100 THEN
    ids := ARRAY[NULL::uuid];
  END IF;
  INSERT INTO public_changes SELECT noted.version, noted.mark, id FROM unnest(ids) AS id;
  DELETE FROM public_changes WHERE version <= noted.version - 500;
END $$;
CREATE OR REPLACE FUNCTION count_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_public_change(ARRAY[NULL::uuid]);
  RETURN NULL;
END $$;
CREATE FUNCTION note_published_reports() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := ARRAY(SELECT id FROM changed LIMIT 101);
BEGIN
  IF cardinality(ids) > 0 THEN
    PERFORM note_public_change(ids);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER published_reports_inserted AFTER INSERT ON published_reports REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_published_reports();
CREATE TRIGGER published_reports_updated AFTER UPDATE ON published_reports REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_published_reports();
CREATE TRIGGER published_reports_deleted AFTER DELETE ON published_reports REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_published_reports();
CREATE TRIGGER published_reports_emptied AFTER TRUNCATE ON published_reports
  FOR EACH STATEMENT EXECUTE FUNCTION count_public_change();
-- An id that is given to another copy would be no change of the copy that had it before.
CREATE FUNCTION refuse_new_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the id of a published report never changes';
END $$;
CREATE TRIGGER published_reports_same_id BEFORE UPDATE OF id ON published_reports
  FOR EACH ROW WHEN (OLD.id <> NEW.id) EXECUTE FUNCTION refuse_new_id();
`;
