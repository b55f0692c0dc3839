/** The unsubscribe link of an erased reporter's emails would still lead from their mailbox to the report. */
export const ERASED_LINKS = `
DELETE FROM mail_links USING reports WHERE mail_links.report_id = reports.id AND reports.contact_erased_at IS NOT NULL;
`;
