/** The visitor's rough location, neither stored nor logged (C3.7). */
import type { FastifyInstance } from 'fastify';
import { DetectedLocation } from '../../domain/location/detected.ts';
import { regionOfCountry } from '../../domain/location/regions.ts';
import { serve } from '../http/route.ts';
import type { Services } from '../services.ts';

export function locationRoutes(app: FastifyInstance, { countryOf }: Services): void {
  serve(app, {
    call: 'detectLocation',
    summary: "The visitor's world region and country, or null",
    access: 'anyone',
    answer: [200, DetectedLocation],
    handler: async (request) => {
      const country = countryOf(request.ip);
      return { detectedRegion: country && regionOfCountry(country), country };
    },
  });
}
