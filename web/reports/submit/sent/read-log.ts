/** Waits for a flight log that is still being read (C16.5). */
import type { RefObject } from 'react';
import type { Flight } from '../../../../domain/flight/flight.ts';

/** Longer than a log takes to be read, or given up. */
const WAIT_MS = 20_000;
const CHECK_MS = 100;

/** The flight to be sent; null without a log that can be read. */
export async function readLog({
  flight,
  isReadingLog,
}: {
  flight: RefObject<Flight | null>;
  isReadingLog: RefObject<boolean>;
}): Promise<Flight | null> {
  for (let waitedMs = 0; isReadingLog.current && waitedMs < WAIT_MS; waitedMs += CHECK_MS)
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
  return flight.current;
}
