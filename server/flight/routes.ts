/** A report's flight, for its safety team (C16.5). 404 for another club's */
import type { FastifyInstance } from 'fastify';
import { FlightResponse } from '../../domain/flight/flight-schema.ts';
import { Problem } from '../../domain/problems.ts';
import { serve } from '../http/route.ts';
import { findRequestedReport } from '../reports/report/scope.ts';
import type { Services } from '../services.ts';
import { findFlight } from './queries.ts';

export function flightRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  serve(app, {
    call: 'getFlight',
    summary: 'The height curve of the flight, with the moment that the reporter marked; 404 if no log was attached',
    access: 'review reports',
    answer: [200, FlightResponse],
    handler: async (request) => {
      const flight = await findFlight(db, (await findRequestedReport(db, request)).id);
      if (!flight) throw new Problem('flight/none');
      return flight;
    },
  });
}
