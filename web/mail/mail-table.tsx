import { pluralText } from '../../domain/language/text.ts';
import type { MailKind } from '../../domain/mail/kinds.ts';
import type { MailBrief } from '../../domain/mail/mail.ts';
import { longDateTime } from '../components/time-zones/date-time.ts';
import { useTimeZone } from '../components/time-zones/use-time-zone.ts';
import { Table, TableCell, TableRow, TableRowHeading } from '../ui/table/table.tsx';
import * as words from './words/en.ts';

const KINDS: Record<MailKind, string> = words.kinds;

/** Text with a shape, never colour alone. */
const STATES: Record<MailBrief['state'], string> = words.states;

export function MailTable({ mails }: { mails: readonly MailBrief[] }) {
  const zone = useTimeZone();
  return (
    <Table label={words.mail} columns={[words.written, words.kind, words.state, words.lastAnswer]}>
      {mails.map((mail) => (
        <TableRow key={mail.id}>
          <TableRowHeading className="sm:whitespace-nowrap">
            <time dateTime={mail.createdAt}>{longDateTime(mail.createdAt, zone)}</time>
          </TableRowHeading>
          <TableCell>{KINDS[mail.kind]}</TableCell>
          <TableCell className="sm:whitespace-nowrap">
            {STATES[mail.state]}
            {mail.tries > 0 && (
              <span className="block text-sm text-ink-soft">{pluralText(words.tries, mail.tries)}</span>
            )}
          </TableCell>
          <TableCell className="text-sm text-ink-soft wrap-anywhere">{mail.lastAnswer ?? words.noneYet}</TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
