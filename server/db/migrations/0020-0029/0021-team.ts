/**
 * A club's safety team, and an email to each member (contract C9.2, C9.3). A function's statement is planned once per
 * session: planned for each submission, which waits for it, it took nearly twice as long.
 */
export const TEAM = `
-- A club's safety team, or super-admins where it has none.
CREATE FUNCTION safety_team(club uuid) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT id FROM users
  WHERE (club_id = club AND role IN ('admin', 'sms-manager'))
    OR (role = 'super-admin' AND NOT EXISTS (
      SELECT FROM users team WHERE team.club_id = club AND team.role IN ('admin', 'sms-manager')))
$$;

-- Writes a mail of a report to each of its safety team, but for who did it and for who wants none; of a report that is not there, none.
CREATE FUNCTION mail_team(mail_kind text, about uuid, done_by uuid, of_occasion text, goes_at timestamptz, written_at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (kind, user_id, report_id, occasion, next_at, created_at)
  SELECT mail_kind, member.id, reports.id, of_occasion, goes_at, written_at
  FROM reports CROSS JOIN safety_team(reports.club_id) member(id)
  WHERE reports.id = about AND member.id IS DISTINCT FROM done_by
    AND NOT EXISTS (SELECT FROM mail_choices choice WHERE choice.user_id = member.id AND choice.reports = 'never')
  ON CONFLICT DO NOTHING;
END
$$;
`;
