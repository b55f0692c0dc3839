import { expect, test } from 'vitest';
import type { Flight } from '../../../../domain/flight/flight.ts';
import { logOmitted } from '../confirmation/words/en.ts';
import { awaitLog } from './await-log.ts';

const flight = { heights: [] } as unknown as Flight;

test('a log that is still being read is waited for, and one that could not be read is named (C16.5)', async () => {
  expect(await awaitLog({ flight: { current: null }, isReadingLog: { current: false } })).toEqual({ flight: null });
  for (const read of [flight, null]) {
    const refs = { flight: { current: null as Flight | null }, isReadingLog: { current: true } };
    setTimeout(() => {
      refs.flight.current = read;
      refs.isReadingLog.current = false;
    }, 50);
    expect(await awaitLog(refs)).toEqual(read ? { flight } : { flight: null, note: logOmitted });
  }
});
