/** The safety team's public headline for a report (contract C19.5). */
export const PUBLIC_HEADLINE = `
ALTER TABLE reports ADD COLUMN public_headline text
  CHECK (length(public_headline) BETWEEN 1 AND 200 AND public_headline !~ '[\\r\\n]');
`;
