/** Builds, unless dist/ was built from exactly these sources. */
export function build(): void;
