/** Lines of the audit: when, who, what, and what of it was written down. */
import { AUDIT_ACTIONS, type AuditEvent } from '../../domain/audit/audit.ts';
import { longMoment } from '../components/moments/moments.ts';
import { useTimeZone } from '../components/moments/use-time-zone.ts';
import { Table, TableCell, TableRow, TableRowHeading } from '../ui/table/table.tsx';

const wordsOf = (action: string) => (Object.hasOwn(AUDIT_ACTIONS, action) ? AUDIT_ACTIONS[action as never] : action);

/** Whoever failed to sign in is nobody; a deleted user has no name any more. */
function actorOf({ actor }: AuditEvent): string {
  return actor === null ? 'Nobody signed in' : (actor.name ?? 'Deleted user');
}

/** Kinds, counts and names of fields; the audit holds no contents. */
function detailsOf({ details }: AuditEvent): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
}

/** The table of these lines. The id tells two reports apart; its beginning is enough for the eye. */
export function AuditTable({ lines }: { lines: readonly AuditEvent[] }) {
  const zone = useTimeZone();
  return (
    <Table label="Audit Log" columns={['When', 'Who', 'What', 'Details']}>
      {lines.map((line) => (
        <TableRow key={line.id}>
          <TableRowHeading className="sm:whitespace-nowrap">
            <time dateTime={line.at}>{longMoment(line.at, zone)}</time>
          </TableRowHeading>
          <TableCell className="wrap-anywhere">{actorOf(line)}</TableCell>
          <TableCell>{wordsOf(line.action)}</TableCell>
          <TableCell className="text-sm text-ink-soft wrap-anywhere">
            {line.subjectKind !== null && (
              <span title={line.subjectId ?? ''} className="block">
                {line.subjectKind} {line.subjectId?.slice(0, 8)}
              </span>
            )}
            {detailsOf(line)}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
