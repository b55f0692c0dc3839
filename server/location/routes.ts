/** Where the visitor is, roughly, to prefill region and calling code (contract C3.7). Nothing is stored or logged. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { regionOfCountry } from '../../domain/location/regions.ts';
import { serve } from '../http/route.ts';
import type { Services } from '../services.ts';

const Detected = z.object({ detectedRegion: z.nullable(z.string()), country: z.nullable(z.string()) });

/** GET /api/detect-location. */
export function locationRoutes(app: FastifyInstance, { countryOf }: Services): void {
  serve(app, {
    method: 'GET',
    url: '/api/detect-location',
    summary: "The visitor's world region and country, or null",
    access: 'anyone',
    answer: [200, Detected],
    handler: async (request) => {
      const country = countryOf(request.ip);
      return { detectedRegion: country && regionOfCountry(country), country };
    },
  });
}
