/** Flights in requests and responses (C16.5) */
import * as z from 'zod/mini';
import * as words from '../reports/words/en.ts';
import { type Flight, isFlight, METRES_MAX, METRES_MIN, SECONDS_LIMIT } from './flight.ts';

/** One message for the whole flight. */
export const flightField = z.pipe(
  z.optional(z.nullable(z.custom<Flight>(isFlight, words.notAFlight))),
  z.transform((flight): Flight | null => flight ?? null),
);

const second = z.int().check(z.gte(0), z.lt(SECONDS_LIMIT));

export const FlightResponse = z.strictObject({
  heights: z.array(z.tuple([second, z.int().check(z.gte(METRES_MIN), z.lte(METRES_MAX))])),
  moment: z.nullable(second),
  launch: z.nullable(second),
});
