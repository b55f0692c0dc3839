/** When a report was submitted: a moment in the club's time zone, or only its date (C19.6). */
import { isDateOnly } from '../../../../domain/imports/date-only.ts';
import { utcDay } from '../../../../domain/text/calendar.ts';
import { longDay } from '../../../components/dates.ts';
import { localDateTime, zoneName } from '../../../components/time-zones/date-time.ts';
import { rich } from '../../../language/rich.tsx';
import * as words from './words/en.ts';

export function Submitted({ at, zone }: { at: string; zone: string }) {
  const moment = new Date(at);
  if (isDateOnly(moment)) {
    const day = utcDay(moment);
    return rich(words.submittedOn, { day: <time dateTime={day}>{longDay(day)}</time> });
  }
  return rich(words.submitted, {
    moment: <time dateTime={at}>{localDateTime(at, zone)}</time>,
    zone: zoneName(zone, moment),
  });
}
