/** When a report was submitted: a moment in the club's time zone, or the day alone (C19.6). */
import { isDayAlone } from '../../../../domain/imports/day-alone.ts';
import { utcDay } from '../../../../domain/text/calendar.ts';
import { longDay } from '../../../components/dates.ts';
import { localMoment, zoneName } from '../../../components/moments/moments.ts';
import { rich } from '../../../language/rich.tsx';
import * as words from './words/en.ts';

export function Submitted({ at, zone }: { at: string; zone: string }) {
  const moment = new Date(at);
  if (isDayAlone(moment)) {
    const day = utcDay(moment);
    return rich(words.submittedOn, { day: <time dateTime={day}>{longDay(day)}</time> });
  }
  return rich(words.submitted, {
    moment: <time dateTime={at}>{localMoment(at, zone)}</time>,
    zone: zoneName(zone, moment),
  });
}
