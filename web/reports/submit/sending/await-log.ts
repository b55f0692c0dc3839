/** Waits for a flight log that is still being read (C16.5). */
import type { RefObject } from 'react';
import type { Flight } from '../../../../domain/flight/flight.ts';
import * as words from '../confirmation/words/en.ts';

/** Longer than a log takes to be read, or given up. */
const WAIT_MS = 20_000;
const CHECK_MS = 100;

export type LogRefs = { flight: RefObject<Flight | null>; isReadingLog: RefObject<boolean> };

/** The flight to be sent, or a note that the log is left out; neither without a log. */
export async function awaitLog({ flight, isReadingLog }: LogRefs): Promise<{ flight: Flight | null; note?: string }> {
  if (!isReadingLog.current) return { flight: flight.current };
  for (let waitedMs = 0; isReadingLog.current && waitedMs < WAIT_MS; waitedMs += CHECK_MS)
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
  return flight.current ? { flight: flight.current } : { flight: null, note: words.logOmitted };
}
