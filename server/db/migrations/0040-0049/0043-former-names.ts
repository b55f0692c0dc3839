/** An erased contact in the team's notes: kept with the notes from now on, no longer with the authority's case. */
export const MOVE_ERASED_FINDS = `
UPDATE follow_ups SET told_finds = replace(told_finds::text, '"smsManagerComment"', '"reply"')::jsonb
  WHERE told_finds <> '[]';
UPDATE follow_ups f SET told_finds = f.told_finds || moved.finds
  FROM (
    SELECT n.report_id, jsonb_agg(find - 'of') AS finds
    FROM authority_cases c
    JOIN follow_ups n ON n.report_id = c.report_id
    CROSS JOIN jsonb_array_elements(c.erased_finds) AS find
    WHERE find ->> 'of' = encode(sha256(convert_to(
      CASE find ->> 'field' WHEN 'findings' THEN n.findings WHEN 'conclusions' THEN n.conclusions END, 'UTF8')), 'hex')
    GROUP BY n.report_id
  ) AS moved
  WHERE moved.report_id = f.report_id;
`;

/** What stays out of copies although its cause is gone: earlier names of clubs, and names of staff who left. */
export const FORMER_NAMES = `
ALTER TABLE clubs ADD COLUMN former_names jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(former_names) = 'array');
ALTER TABLE reports ADD COLUMN staff_finds jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(staff_finds) = 'array');
${MOVE_ERASED_FINDS}`;
