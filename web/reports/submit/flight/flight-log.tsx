/** A flight log on the form; never stored in the browser (C16.5), only that there is one. */
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { Flight } from '../../../../domain/flight/flight.ts';
import type { Log } from '../../../../domain/flight/log/log.ts';
import { HeightTable } from '../../../components/flight/height-table.tsx';
import { LostNote } from '../../../components/lost-files/lost-note.tsx';
import { logLost } from '../../../components/lost-files/words/en.ts';
import { Button } from '../../../ui/button.tsx';
import { rememberChosen } from '../lost-files/remember-chosen.ts';
import { CHOSEN_LOG } from '../state/draft.ts';
import type { FormField, FormValues } from '../state/values.ts';
import { ADD_LOG } from './add-log.ts';
import { FillIn } from './fill-in.tsx';
import { MarkMoment } from './mark-moment.tsx';
import { type FileResult, readFile } from './read-file.ts';
import * as words from './words/en.ts';

export type FlightLogProps = {
  /** A chosen file, the flight of an opened waiting report (C15.2), or that a reload lost it (C16.1). */
  log: File | Flight | 'lost';
  values: FormValues;
  set: (field: FormField, value: string) => void;
  /** The flight to be sent. */
  sent: RefObject<Flight | null>;
  /** Until the chosen file is read, successfully or not. */
  isReading: RefObject<boolean>;
  onLog: (log: null) => void;
};

const WHY_NOT: Record<Exclude<FileResult, Log>, string> = {
  'too large': words.tooLarge,
  'no log': words.noLog,
  'no heights': words.noHeights,
  'not read': words.notRead,
};

export function FlightLog({ log, onLog, ...form }: FlightLogProps) {
  const remove = () => {
    rememberChosen(CHOSEN_LOG, 0);
    onLog(null);
    document.getElementById(ADD_LOG)?.focus();
  };
  if (log === 'lost')
    return (
      <div className="mt-3">
        <LostNote text={logLost} onDismiss={remove} />
      </div>
    );
  return (
    <div className="mt-3 grid gap-3">
      {log instanceof File ? (
        <ReadLog {...form} file={log} />
      ) : (
        <>
          <p role="status" className="font-medium">
            {words.attached}
          </p>
          <Curve flight={log} sent={form.sent} />
        </>
      )}
      <Button variant="secondary" className="justify-self-start" onClick={remove}>
        {words.remove}
      </Button>
    </div>
  );
}

function ReadLog({ file, sent, isReading, ...form }: Omit<FlightLogProps, 'log' | 'onLog'> & { file: File }) {
  const [read, setRead] = useState<{ file: File; result: FileResult } | null>(null);
  useEffect(() => readFile(file, (result) => setRead({ file, result })), [file]);
  useEffect(() => {
    // Later than the curve's own effect, which sets what is sent.
    if (read?.file !== file) return;
    isReading.current = false;
    rememberChosen(CHOSEN_LOG, typeof read.result === 'string' ? 0 : 1);
  }, [read, file, isReading]);
  useEffect(
    () => () => {
      isReading.current = false;
    },
    [isReading],
  );
  const reading = read?.file === file ? read.result : null;
  return (
    <>
      <p role="status" className={typeof reading === 'string' ? 'font-medium text-danger' : undefined}>
        {reading === null && words.reading}
        {typeof reading === 'string' && `${WHY_NOT[reading]} ${words.withoutIt}`}
      </p>
      {reading !== null && typeof reading !== 'string' && (
        <Curve flight={reading.flight} sent={sent}>
          {(flight) => <FillIn {...form} facts={reading.facts} flight={flight} />}
        </Curve>
      )}
    </>
  );
}

type CurveProps = Pick<FlightLogProps, 'sent'> & {
  flight: Log['flight'] & Partial<Flight>;
  children?: (marked: Flight) => ReactNode;
};

function Curve({ flight, sent, children }: CurveProps) {
  const [moment, setMoment] = useState(flight.moment ?? null);
  const marked: Flight = { ...flight, moment };
  useEffect(() => {
    sent.current = { ...flight, moment };
    return () => {
      sent.current = null;
    };
  }, [flight, moment, sent]);
  return (
    <>
      <MarkMoment flight={marked} onMark={setMoment} />
      <HeightTable title={words.yourFlight} flight={marked} />
      {children?.(marked)}
      <p className="text-sm text-ink-soft">{words.whatIsSent}</p>
    </>
  );
}
