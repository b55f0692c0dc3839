/** Offers to fill empty fields from the log (C16.5). */
import { useState } from 'react';
import type { Flight } from '../../../../domain/flight/flight.ts';
import type { LogFacts } from '../../../../domain/flight/log/log.ts';
import { type PrefillField, prefillFor, prefillForEmptyFields, timeOf } from '../../../../domain/flight/prefill.ts';
import { fill } from '../../../../domain/language/text.ts';
import { REPORT_TEXTS } from '../../../../domain/reports/report.ts';
import { sentDay } from '../../../components/dates.ts';
import { Button } from '../../../ui/button.tsx';
import type { FormField, FormValues } from '../state/values.ts';
import * as words from './words/en.ts';

type Props = {
  facts: LogFacts;
  flight: Flight;
  values: FormValues;
  set: (field: FormField, value: string) => void;
};

const TIME_OF = { moment: words.timeOfMoment, launch: words.timeOfLaunch, start: words.timeOfStart };

/** Minutes ahead of UTC. */
const utcOffsetMinutes = (moment: Date): number => -moment.getTimezoneOffset();

function formatField(field: PrefillField, text: string, flight: Flight): string {
  if (field === 'localDate') return sentDay(text);
  return field === 'localTime' ? fill(TIME_OF[timeOf(flight)], { time: text }) : text;
}

/** Empty if the log has nothing to fill in. */
export function FillIn({ facts, flight, values, set }: Props) {
  const [isFilled, setFilled] = useState(false);
  const prefill = prefillForEmptyFields(prefillFor(facts, flight, utcOffsetMinutes), values);
  const fillIn = () => {
    for (const [field, text] of prefill) set(field, text);
    setFilled(true);
  };
  return (
    <div>
      {prefill.length > 0 && (
        <>
          <p className="font-medium">{words.canFill}</p>
          <dl className="mt-2 mb-3 grid gap-1 text-[0.9375rem]">
            {prefill.map(([field, text]) => (
              <div key={field} className="flex flex-wrap gap-x-2">
                <dt className="text-ink-soft">{`${REPORT_TEXTS[field].label}:`}</dt>
                <dd className="wrap-anywhere">{formatField(field, text, flight)}</dd>
              </div>
            ))}
          </dl>
          <Button variant="secondary" onClick={fillIn}>
            {words.fillIn}
          </Button>
        </>
      )}
      <p role="status" className="font-medium">
        {isFilled && prefill.length === 0 && words.filledIn}
      </p>
    </div>
  );
}
