/** Whether the safety team has corrected a report's language, which then outweighs its words (contract C19.3). */
export const LANGUAGE_CORRECTED = `
ALTER TABLE reports ADD COLUMN language_corrected boolean NOT NULL DEFAULT false;
UPDATE reports SET language_corrected = true
  WHERE id IN (SELECT subject_id FROM audit_events WHERE action = 'report-language');
`;
