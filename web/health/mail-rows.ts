/** Health rows for mail and the mail server's certificate (C1.8). */
import type { Certificate } from '../../domain/health/certificate.ts';
import type { Health } from '../../domain/health/health.ts';
import { count, fill } from '../../domain/language/text.ts';
import { longDay } from '../components/dates.ts';
import { longMoment } from '../components/moments/moments.ts';
import { actionNeeded, DAY_MS, GOOD, millisecondsBetween, neutral, type Row, spanOf } from './row.ts';
import * as words from './words/en.ts';

const NEWS_MS = 7 * DAY_MS;
const ENDS_SOON_MS = 7 * DAY_MS;

export function mailRow({ mail, asOf }: Health): Row {
  const label = words.lines.mail;
  if (!mail) return { label, state: neutral(words.notSetUp), said: words.howToSetUp };
  const { waiting, failed, lastFailedAt, troubleSince } = mail;
  const counts = failed === 0 ? fill(words.noneFailed, { waiting }) : count(words.someFailed, failed, { waiting });
  if (troubleSince) {
    const since = fill(words.notUsableSince, { moment: longMoment(troubleSince, 'UTC') });
    return { label, state: actionNeeded(words.mailPageShows), said: `${counts} ${since}` };
  }
  if (lastFailedAt && millisecondsBetween(lastFailedAt, asOf) < NEWS_MS) {
    const last = fill(words.lastFailedOn, { moment: longMoment(lastFailedAt, 'UTC') });
    return { label, state: actionNeeded(words.mailPageShowsWhy), said: `${counts} ${last}` };
  }
  return { label, state: GOOD, said: counts };
}

const OF_ITS_OWN = `${words.askToRenew} ${words.ofItsOwn}`;

function endInWords(validUntil: string, ms: number): string {
  const day = longDay(validUntil);
  const span = spanOf(ms);
  if (!span) return fill(words.endsWithinHour, { day });
  return count(span.unit === 'hours' ? words.endsInHours : words.endsInDays, span.number, { day });
}

const inOneLine = (...sentences: string[]): string => sentences.filter(Boolean).join(' ');

function seen(certificate: Certificate, asOf: string): Omit<Row, 'label'> {
  const { state, isNeeded, validUntil } = certificate;
  const left = validUntil === null ? null : millisecondsBetween(asOf, validUntil);
  const until = validUntil === null || left === null ? '' : endInWords(validUntil, left);
  switch (state) {
    case 'unknown':
      return { state: neutral(words.notKnownYet), said: words.firstCheckRuns };
    case 'not-reached':
      return { state: actionNeeded(words.mailTestSaysWhy), said: words.notReached };
    case 'no-tls':
      return isNeeded
        ? { state: actionNeeded(words.anotherPort), said: words.noTlsNoMail }
        : { state: GOOD, said: inOneLine(words.noTls, words.stillSent) };
    case 'not-trusted': {
      const end = left !== null && left < 0 ? fill(words.endedOn, { day: longDay(validUntil ?? '') }) : until;
      return isNeeded
        ? { state: actionNeeded(OF_ITS_OWN), said: inOneLine(words.notTrustedNoMail, end) }
        : { state: GOOD, said: inOneLine(words.notTrusted, end, words.stillSent) };
    }
    case 'trusted': {
      const isLate = left !== null && left < ENDS_SOON_MS;
      return { state: isLate ? actionNeeded(words.askToRenew) : GOOD, said: inOneLine(words.trusted, until) };
    }
  }
}

/** As of the last check. */
export function certificateRow({ mail, asOf }: Health): Row {
  const label = words.lines.certificate;
  if (!mail) return { label, state: neutral(words.notSetUp), said: words.noMailServer };
  return { label, ...seen(mail.certificate, asOf) };
}
