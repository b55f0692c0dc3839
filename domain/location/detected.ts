/** Where a visitor seems to be (specification section 3, contract C3.7). */
import * as z from 'zod/mini';

/** The visitor's world region and country as ISO 3166 alpha-2; null where it is not known. */
export const DetectedLocation = z.object({
  detectedRegion: z.nullable(z.string()),
  country: z.nullable(z.string()),
});
export type DetectedLocation = z.output<typeof DetectedLocation>;
