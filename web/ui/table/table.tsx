/** A table that becomes blocks on narrow screens. Roles are explicit, because browsers drop them with other layouts. */
import type { ReactNode } from 'react';

export const TABLE_ROLES = {
  body: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

type Part = { children: ReactNode; className?: string };

type TableProps = {
  label: string;
  columns: readonly string[];
  /** Heading of the last column. */
  actions?: string;
  children: ReactNode;
};

const HEADING = 'border-b border-line px-5 py-3 text-sm font-semibold text-ink-soft sm:px-6';

export function Table({ label, columns, actions, children }: TableProps) {
  return (
    <table aria-label={label} className="block w-full text-left text-[0.9375rem] sm:table">
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr className="sm:table-row">
          {columns.map((column) => (
            <th key={column} scope="col" className={HEADING}>
              {column}
            </th>
          ))}
          {actions && (
            <th scope="col" className={`${HEADING} text-right`}>
              {actions}
            </th>
          )}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.body} className="block sm:table-row-group">
        {children}
      </tbody>
    </table>
  );
}

/** On a narrow screen cells stack, so that names and addresses have the full width. */
export function TableRow({ children }: { children: ReactNode }) {
  return (
    <tr
      {...TABLE_ROLES.row}
      className="grid grid-cols-[minmax(0,1fr)] gap-y-1.5 border-b border-line px-5 py-3 transition-colors last:border-b-0 hover:bg-sunken/50 sm:table-row sm:p-0 sm:[&:last-child>*]:border-b-0"
    >
      {children}
    </tr>
  );
}

const CELL = 'min-w-0 align-middle sm:border-b sm:border-line sm:px-6 sm:py-3';

export function TableRowHeading({ children, className = '' }: Part) {
  return (
    <th scope="row" {...TABLE_ROLES.heading} className={`${CELL} font-medium wrap-anywhere ${className}`}>
      {children}
    </th>
  );
}

export function TableCell({ children, className = '' }: Part) {
  return (
    <td {...TABLE_ROLES.cell} className={`${CELL} ${className}`}>
      {children}
    </td>
  );
}

export function TableActions({ children }: { children: ReactNode }) {
  return (
    <TableCell>
      <div className="-ml-2.5 flex gap-1 sm:-mr-2.5 sm:justify-end">{children}</div>
    </TableCell>
  );
}
