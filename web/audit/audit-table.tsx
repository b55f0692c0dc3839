import { AUDIT_ACTIONS, type AuditEvent } from '../../domain/audit/audit.ts';
import { fill } from '../../domain/language/text.ts';
import { longDateTime } from '../components/time-zones/date-time.ts';
import { useTimeZone } from '../components/time-zones/use-time-zone.ts';
import { Table, TableCell, TableRow, TableRowHeading } from '../ui/table/table.tsx';
import { detailsOf } from './details/details.ts';
import * as words from './words/en.ts';

const actionLabel = (action: string) =>
  Object.hasOwn(AUDIT_ACTIONS, action) ? AUDIT_ACTIONS[action as never] : action;

/** A failed sign-in has no actor; a deleted user has no name. */
function actorOf({ actor }: AuditEvent): string {
  return actor === null ? words.nobodySignedIn : (actor.name ?? words.deletedUser);
}

function subjectOf(kind: string, id: string): string {
  const subjects: Record<string, string> = words.subjects;
  return fill(subjects[kind] ?? `${kind} {id}`, { id: id.slice(0, 8) });
}

export function AuditTable({ lines }: { lines: readonly AuditEvent[] }) {
  const zone = useTimeZone();
  return (
    <Table label={words.auditLog} columns={[words.when, words.who, words.what, words.details]} isWide>
      {lines.map((line) => (
        <TableRow key={line.id}>
          <TableRowHeading className="lg:whitespace-nowrap">
            <time dateTime={line.at}>{longDateTime(line.at, zone)}</time>
          </TableRowHeading>
          <TableCell className="wrap-anywhere">{actorOf(line)}</TableCell>
          <TableCell className="max-lg:wrap-anywhere">{actionLabel(line.action)}</TableCell>
          <TableCell className="text-sm text-ink-soft wrap-anywhere">
            {line.subjectKind !== null && (
              <span title={line.subjectId ?? ''} className="block">
                {subjectOf(line.subjectKind, line.subjectId ?? '')}
              </span>
            )}
            {detailsOf(line)}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
