/** The unsubscribe link of a reporter's emails leads from their mailbox to the report, so it ends with the contact. */
export const ERASED_LINKS = `
DELETE FROM mail_links USING reports WHERE mail_links.report_id = reports.id AND reports.contact_erased_at IS NOT NULL;

CREATE FUNCTION delete_erased_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM mail_links WHERE report_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER reports_erased_links AFTER UPDATE OF contact_erased_at ON reports FOR EACH ROW
  WHEN (NEW.contact_erased_at IS NOT NULL) EXECUTE FUNCTION delete_erased_links();
`;
