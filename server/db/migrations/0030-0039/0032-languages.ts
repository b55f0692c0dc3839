/**
 * The language of people (contract C14.9), one of the nine or null: of an account, of a club, and of a reporter. The
 * last is stored only with the receipt and has no statistics, like everything that is erased (C10.5).
 */
const NINE = "('en', 'de', 'fr', 'nl', 'pl', 'cs', 'it', 'es', 'sv')";

export const LANGUAGES = `
ALTER TABLE users ADD COLUMN language text CHECK (language IN ${NINE});
ALTER TABLE clubs ADD COLUMN language text CHECK (language IN ${NINE});
ALTER TABLE receipts ADD COLUMN language text CHECK (language IN ${NINE});
ALTER TABLE receipts ALTER COLUMN language SET STATISTICS 0;
`;
