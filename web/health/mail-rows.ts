/** The lines about mail and the mail server's certificate (contract C1.8). */
import type { Certificate } from '../../domain/health/certificate.ts';
import type { Health } from '../../domain/health/health.ts';
import { longDay } from '../components/dates.ts';
import { longMoment } from '../components/moments/moments.ts';
import { act, between, DAY_MS, GOOD, neither, type Row, spanInWords } from './row.ts';

/** A failed mail is news for a week. */
const NEWS_MS = 7 * DAY_MS;
/** A certificate that ends within a week should have been renewed. */
const ENDS_SOON_MS = 7 * DAY_MS;

const NOT_SET_UP = 'No mail is sent. Set SMTP_URL, MAIL_FROM and PUBLIC_URL to turn it on.';

/** Mail: what waits and what failed. */
export function mailRow({ mail, asOf }: Health): Row {
  const label = 'Mail';
  if (!mail) return { label, state: neither('Not set up'), said: NOT_SET_UP };
  const { waiting, failed, lastFailedAt, troubleSince } = mail;
  const count = `${waiting} waiting, ${failed === 0 ? 'none' : failed} failed in 30 days.`;
  if (troubleSince) {
    const said = `${count} The mail server has not been usable since ${longMoment(troubleSince, 'UTC')}.`;
    return { label, state: act('The page Mail shows what the mail server said.'), said };
  }
  if (lastFailedAt && between(lastFailedAt, asOf) < NEWS_MS) {
    const said = `${count} The last one failed on ${longMoment(lastFailedAt, 'UTC')}.`;
    return { label, state: act('The page Mail shows why: an address may be mistyped.'), said };
  }
  return { label, state: GOOD, said: count };
}

const RENEW = 'Ask whoever runs the mail server to renew it.';
const OF_ITS_OWN = `${RENEW} One that the mail server made itself needs NODE_EXTRA_CA_CERTS (docs/operations.md, Mail).`;
const NO_PASSWORD = 'Mail is still sent, because no password is needed.';

function seen(certificate: Certificate, asOf: string): Omit<Row, 'label'> {
  const { state, isNeeded, validUntil } = certificate;
  const left = validUntil === null ? null : between(asOf, validUntil);
  const until =
    validUntil === null || left === null ? '' : ` It ends on ${longDay(validUntil)}, in ${spanInWords(left)}.`;
  switch (state) {
    case 'unknown':
      return {
        state: neither('Not known yet'),
        said: 'The first check is running. Open this page again in a minute.',
      };
    case 'not-reached':
      return { state: act('npm run mail-test -- ADDRESS says why.'), said: 'The mail server could not be reached.' };
    case 'no-tls':
      return isNeeded
        ? {
            state: act('Use another port or another mail server.'),
            said: 'The mail server offers no TLS, so no mail is sent.',
          }
        : { state: GOOD, said: `The mail server offers no TLS. ${NO_PASSWORD}` };
    case 'not-trusted': {
      const end = left !== null && left < 0 ? ` It ended on ${longDay(validUntil ?? '')}.` : until;
      return isNeeded
        ? { state: act(OF_ITS_OWN), said: `It is not trusted, so no mail goes.${end}` }
        : { state: GOOD, said: `It is not trusted.${end} ${NO_PASSWORD}` };
    }
    case 'trusted':
      return { state: left !== null && left < ENDS_SOON_MS ? act(RENEW) : GOOD, said: `It is trusted.${until}` };
  }
}

/** The certificate of the mail server, as the last look found it. */
export function certificateRow({ mail, asOf }: Health): Row {
  const label = "Mail server's certificate";
  if (!mail) return { label, state: neither('Not set up'), said: 'There is no mail server.' };
  return { label, ...seen(mail.certificate, asOf) };
}
