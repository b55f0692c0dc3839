/**
 * The height curve of a report's flight (contract C16.5): as confidential as a contact, so its values have no
 * statistics, and nothing references it.
 */
export const FLIGHTS = `
CREATE TABLE flights (
  report_id uuid PRIMARY KEY REFERENCES reports (id) ON DELETE CASCADE,
  heights jsonb NOT NULL CHECK (jsonb_typeof(heights) = 'array' AND jsonb_array_length(heights) BETWEEN 1 AND 600),
  moment integer CHECK (moment BETWEEN 0 AND 172799),
  launch integer CHECK (launch BETWEEN 0 AND 172799)
);
ALTER TABLE flights ALTER COLUMN heights SET STATISTICS 0;
ALTER TABLE flights ALTER COLUMN moment SET STATISTICS 0;
ALTER TABLE flights ALTER COLUMN launch SET STATISTICS 0;
`;
