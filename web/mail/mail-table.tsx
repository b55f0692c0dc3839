/** Mails in lines: when, what kind, what became of it, and what the mail server said last. */
import type { MailKind } from '../../domain/mail/kinds.ts';
import type { MailBrief } from '../../domain/mail/mail.ts';
import { longMoment } from '../components/moments/moments.ts';
import { useTimeZone } from '../components/moments/use-time-zone.ts';
import { Table, TableCell, TableRow, TableRowHeading } from '../ui/table/table.tsx';

const KINDS: Record<MailKind, string> = {
  'new-report': 'New report',
  answer: 'Answer of a reporter',
  question: 'Question to a reporter',
  unreviewed: 'Reminder of a report',
  'actions-due': 'Actions that are due',
  clock: 'Date with the authority',
  reset: 'New password asked for',
  'password-changed': 'Password changed',
  'second-factor-changed': 'Second factor changed',
  'sign-in-attempts': 'Attempts to sign in',
};

/** In words with a shape, never by colour alone. */
const STATES: Record<MailBrief['state'], string> = { waiting: '○ Waiting', sent: '✓ Sent', failed: '✕ Failed' };

const triesOf = ({ tries }: MailBrief): string => (tries === 1 ? '1 try' : `${tries} tries`);

/** The table of these mails. */
export function MailTable({ mails }: { mails: readonly MailBrief[] }) {
  const zone = useTimeZone();
  return (
    <Table label="Mail" columns={['Written', 'Kind', 'State', 'Last answer of the mail server']}>
      {mails.map((mail) => (
        <TableRow key={mail.id}>
          <TableRowHeading className="sm:whitespace-nowrap">
            <time dateTime={mail.createdAt}>{longMoment(mail.createdAt, zone)}</time>
          </TableRowHeading>
          <TableCell>{KINDS[mail.kind]}</TableCell>
          <TableCell className="sm:whitespace-nowrap">
            {STATES[mail.state]}
            {mail.tries > 0 && <span className="block text-sm text-ink-soft">{triesOf(mail)}</span>}
          </TableCell>
          <TableCell className="text-sm text-ink-soft wrap-anywhere">{mail.lastAnswer ?? 'None yet'}</TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
