/** The small version of a published photo, for lists (contract C16.4); earlier photos have none. */
export const SMALL_PHOTOS = `
ALTER TABLE published_photos ADD COLUMN small bytea CHECK (octet_length(small) BETWEEN 1 AND 100000);
ALTER TABLE published_photos ALTER COLUMN small SET STORAGE EXTERNAL;
`;
