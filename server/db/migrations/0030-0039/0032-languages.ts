/**
 * The language of people (contract C14.9), one of the nine or null: of somebody's account, of a club, and of a reporter, which
 * stands with the receipt alone and is in no statistics, as nothing is that an erasure takes away (C10.5).
 */
const NINE = "('en', 'de', 'fr', 'nl', 'pl', 'cs', 'it', 'es', 'sv')";

export const LANGUAGES = `
ALTER TABLE users ADD COLUMN language text CHECK (language IN ${NINE});
ALTER TABLE clubs ADD COLUMN language text CHECK (language IN ${NINE});
ALTER TABLE receipts ADD COLUMN language text CHECK (language IN ${NINE});
ALTER TABLE receipts ALTER COLUMN language SET STATISTICS 0;
`;
