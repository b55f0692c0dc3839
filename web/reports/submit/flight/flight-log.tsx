/** A flight log on the form: read, drawn, marked, and taken away again (contract C16.5). Nothing of it is kept in the browser. */
import { type RefObject, useEffect, useState } from 'react';
import type { Flight } from '../../../../domain/flight/flight.ts';
import type { Log } from '../../../../domain/flight/log/log.ts';
import { HeightTable } from '../../../components/flight/height-table.tsx';
import { Button } from '../../../ui/button.tsx';
import type { FormField, FormValues } from '../state/values.ts';
import { ADD_LOG } from './add-log.ts';
import { FillIn } from './fill-in.tsx';
import { MarkMoment } from './mark-moment.tsx';
import { type Reading, readFile } from './read-file.ts';
import * as words from './words/en.ts';

export type FlightLogProps = {
  file: File;
  values: FormValues;
  set: (field: FormField, value: string) => void;
  /** Holds the flight as it would be sent, as long as there is one. */
  sent: RefObject<Flight | null>;
  onFile: (file: null) => void;
};

const WHY_NOT: Record<Exclude<Reading, Log>, string> = {
  'too large': words.tooLarge,
  'no log': words.noLog,
  'no heights': words.noHeights,
  'not read': words.notRead,
};

/** What became of the file. */
export function FlightLog({ file, onFile, ...form }: FlightLogProps) {
  const [reading, setReading] = useState<Reading | null>(null);
  useEffect(() => {
    setReading(null);
    return readFile(file, setReading);
  }, [file]);
  const remove = () => {
    onFile(null);
    document.getElementById(ADD_LOG)?.focus();
  };
  return (
    <div className="mt-3 grid gap-3">
      <p role="status" className={typeof reading === 'string' ? 'font-medium text-danger' : undefined}>
        {reading === null && words.reading}
        {typeof reading === 'string' && `${WHY_NOT[reading]} ${words.withoutIt}`}
      </p>
      {reading !== null && typeof reading !== 'string' && <ReadLog {...form} log={reading} />}
      <Button variant="secondary" className="justify-self-start" onClick={remove}>
        {words.remove}
      </Button>
    </div>
  );
}

function ReadLog({ log, values, set, sent }: Omit<FlightLogProps, 'file' | 'onFile'> & { log: Log }) {
  const [moment, setMoment] = useState<number | null>(null);
  const flight: Flight = { ...log.flight, moment };
  useEffect(() => {
    sent.current = { ...log.flight, moment };
    return () => {
      sent.current = null;
    };
  }, [log, moment, sent]);
  return (
    <>
      <MarkMoment flight={flight} onMark={setMoment} />
      <HeightTable title={words.yourFlight} flight={flight} />
      <FillIn facts={log.facts} flight={flight} values={values} set={set} />
      <p className="text-sm text-ink-soft">{words.whatIsSent}</p>
    </>
  );
}
