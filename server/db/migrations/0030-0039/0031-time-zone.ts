/** The time zone chosen by a club (contract C19.6); null: that of the country in its location. */
export const TIME_ZONE = `
ALTER TABLE clubs ADD COLUMN time_zone text CHECK (char_length(time_zone) BETWEEN 1 AND 50);
`;
