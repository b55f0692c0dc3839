/** Builds, unless dist/ was built from exactly these sources; in a hurry, pages are compressed by another process afterwards. */
export function build(options?: { isInHurry?: boolean }): Promise<void>;
