/** Nobody is mailed twice about one occasion; mails to deleted users count no more, as several may be about it. */
export const TOLD_ONCE = `
DROP INDEX outbox_told_once;
CREATE UNIQUE INDEX outbox_told_once ON outbox (kind, occasion, report_id, user_id) NULLS NOT DISTINCT
  WHERE occasion IS NOT NULL AND (user_id IS NOT NULL OR kind = 'question');
`;
