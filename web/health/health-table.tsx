/** Server health in rows: fact, state, remedy (C1.8). */
import { Check, Minus, TriangleAlert } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { Table, TableCell, TableRow, TableRowHeading } from '../ui/table/table.tsx';
import type { Row, State } from './row.ts';
import * as words from './words/en.ts';

/** Text with a shape, never colour alone. */
function StateBadge({ state }: { state: State }) {
  if (state.is === 'good')
    return (
      <Badge tone="good">
        <Check aria-hidden="true" /> {words.allRight}
      </Badge>
    );
  if (state.is === 'act')
    return (
      <Badge tone="warm">
        <TriangleAlert aria-hidden="true" /> {words.toDo}
      </Badge>
    );
  return (
    <Badge>
      <Minus aria-hidden="true" /> {state.word}
    </Badge>
  );
}

export function HealthTable({ rows }: { rows: readonly Row[] }) {
  return (
    <Table label={words.health} columns={[words.what, words.state, words.details]}>
      {rows.map(({ label, state, fact }) => (
        <TableRow key={label}>
          <TableRowHeading>{label}</TableRowHeading>
          <TableCell className="sm:whitespace-nowrap">
            <StateBadge state={state} />
          </TableCell>
          <TableCell className="wrap-anywhere">
            <span className="text-ink-soft">{fact}</span>
            {state.is === 'act' && <span className="mt-1 block font-medium">{state.todo}</span>}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
