/**
 * An email to each member of a club's safety team, as in migration 21, but not to a member who is deleted at that
 * moment: the foreign key would refuse it, and with it the report.
 */
export const PRESENT_TEAM = `
CREATE OR REPLACE FUNCTION mail_team(mail_kind text, about uuid, done_by uuid, of_occasion text, goes_at timestamptz, written_at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (kind, user_id, report_id, occasion, next_at, created_at)
  SELECT mail_kind, member.id, reports.id, of_occasion, goes_at, written_at
  FROM reports CROSS JOIN safety_team(reports.club_id) team(id) JOIN users member ON member.id = team.id
  WHERE reports.id = about AND member.id IS DISTINCT FROM done_by
    AND NOT EXISTS (SELECT FROM mail_choices choice WHERE choice.user_id = member.id AND choice.reports = 'never')
  FOR KEY SHARE OF member
  ON CONFLICT DO NOTHING;
END
$$;
`;
