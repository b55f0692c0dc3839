/** A visitor's detected location (specification section 3, C3.7) */
import * as z from 'zod/mini';

/** ISO 3166 alpha-2 country code; null: unknown. */
export const DetectedLocation = z.object({
  detectedRegion: z.nullable(z.string()),
  country: z.nullable(z.string()),
});
export type DetectedLocation = z.output<typeof DetectedLocation>;
