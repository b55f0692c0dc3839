/** Health rows for mail and the mail server's certificate (C1.8). */
import { DAY_MS } from '../../domain/durations.ts';
import type { Certificate } from '../../domain/health/certificate.ts';
import type { Health } from '../../domain/health/health.ts';
import { fill, pluralText } from '../../domain/language/text.ts';
import { longDay } from '../components/dates.ts';
import { longDateTime } from '../components/time-zones/date-time.ts';
import { actionNeeded, GOOD, millisecondsBetween, neutral, type Row, spanOf } from './row.ts';
import * as words from './words/en.ts';

const RECENT_FAILURE_MS = 7 * DAY_MS;
const EXPIRES_SOON_MS = 7 * DAY_MS;

export function mailRow({ mail, asOf }: Health): Row {
  const label = words.lines.mail;
  if (!mail) return { label, state: neutral(words.notSetUp), fact: words.howToSetUp };
  const { waiting, failed, lastFailedAt, troubleSince } = mail;
  const counts = failed === 0 ? fill(words.noneFailed, { waiting }) : pluralText(words.someFailed, failed, { waiting });
  if (troubleSince) {
    const since = fill(words.notUsableSince, { moment: longDateTime(troubleSince, 'UTC') });
    return { label, state: actionNeeded(words.mailPageShows), fact: `${counts} ${since}` };
  }
  if (lastFailedAt && millisecondsBetween(lastFailedAt, asOf) < RECENT_FAILURE_MS) {
    const last = fill(words.lastFailedOn, { moment: longDateTime(lastFailedAt, 'UTC') });
    return { label, state: actionNeeded(words.mailPageShowsWhy), fact: `${counts} ${last}` };
  }
  return { label, state: GOOD, fact: counts };
}

const RENEW_OR_TRUST = `${words.askToRenew} ${words.selfSignedHint}`;

function formatExpiry(validUntil: string, ms: number): string {
  const day = longDay(validUntil);
  const span = spanOf(ms);
  if (!span) return fill(words.endsWithinHour, { day });
  return pluralText(span.unit === 'hours' ? words.endsInHours : words.endsInDays, span.number, { day });
}

const joinSentences = (...sentences: string[]): string => sentences.filter(Boolean).join(' ');

function certificateState(certificate: Certificate, asOf: string): Omit<Row, 'label'> {
  const { state, isNeeded, validUntil } = certificate;
  const remainingMs = validUntil === null ? null : millisecondsBetween(asOf, validUntil);
  const until = validUntil === null || remainingMs === null ? '' : formatExpiry(validUntil, remainingMs);
  switch (state) {
    case 'unknown':
      return { state: neutral(words.notKnownYet), fact: words.firstCheckRuns };
    case 'not-reached':
      return { state: actionNeeded(words.mailTestSaysWhy), fact: words.notReached };
    case 'no-tls':
      return isNeeded
        ? { state: actionNeeded(words.anotherPort), fact: words.noTlsNoMail }
        : { state: GOOD, fact: joinSentences(words.noTls, words.stillSent) };
    case 'not-trusted': {
      const end =
        remainingMs !== null && remainingMs < 0 ? fill(words.endedOn, { day: longDay(validUntil ?? '') }) : until;
      return isNeeded
        ? { state: actionNeeded(RENEW_OR_TRUST), fact: joinSentences(words.notTrustedNoMail, end) }
        : { state: GOOD, fact: joinSentences(words.notTrusted, end, words.stillSent) };
    }
    case 'trusted': {
      const expiresSoon = remainingMs !== null && remainingMs < EXPIRES_SOON_MS;
      return { state: expiresSoon ? actionNeeded(words.askToRenew) : GOOD, fact: joinSentences(words.trusted, until) };
    }
  }
}

/** The state at the last check. */
export function certificateRow({ mail, asOf }: Health): Row {
  const label = words.lines.certificate;
  if (!mail) return { label, state: neutral(words.notSetUp), fact: words.noMailServer };
  return { label, ...certificateState(mail.certificate, asOf) };
}
