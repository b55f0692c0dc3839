/**
 * Published reports that safety teams suggest for the briefing, with a question each (contract C17.2). It belongs to
 * the copy: hiding deletes it. Changing it changes what is public (C3.16).
 */
export const BRIEFING = `
CREATE TABLE published_briefings (
  id uuid PRIMARY KEY REFERENCES published_reports (id) ON DELETE CASCADE,
  question text CHECK (question !~ '[\\r\\n]'),
  until date NOT NULL
);
CREATE TRIGGER published_briefings_inserted AFTER INSERT ON published_briefings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_published_reports();
CREATE TRIGGER published_briefings_updated AFTER UPDATE ON published_briefings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_published_reports();
CREATE TRIGGER published_briefings_deleted AFTER DELETE ON published_briefings REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_published_reports();
CREATE TRIGGER published_briefings_emptied AFTER TRUNCATE ON published_briefings
  FOR EACH STATEMENT EXECUTE FUNCTION count_public_change();
`;
