/** Fixture: reports with the height curve of a flight (C16.5). */
import type { Flight } from '../../../domain/flight/flight.ts';
import { MINIMAL, type Stage } from '../../stage.ts';

export const FLIGHT: Flight = {
  heights: [
    [0, 511],
    [120, 511],
    [160, 911],
    [1_800, 1_377],
    [3_600, 509],
  ],
  moment: 1_777,
  launch: 120,
};

/** Submits a report with a flight to the ridge club. */
export async function reportWithFlight(stage: Stage, more: object = {}): Promise<{ id: string; code?: string }> {
  const body = { clubId: stage.clubs.ridge, ...MINIMAL, flight: FLIGHT, ...more };
  const response = await stage.call('POST', '/api/reports', { body });
  if (response.statusCode !== 201) throw new Error(`the report was refused: ${response.body}`);
  return response.json();
}
