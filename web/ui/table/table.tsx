/** A table that becomes blocks on narrow screens. Roles are explicit, as browsers drop them if `display` changes. */
import { createContext, type ReactNode, useContext } from 'react';

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
  /** Blocks up to 1024 px instead of 640: for columns that need more room. */
  isWide?: boolean;
  children: ReactNode;
};

const HEADING = 'border-b border-line px-5 py-3 text-sm font-semibold text-ink-soft sm:px-6';

const FROM_640 = {
  table: 'sm:table',
  head: 'sm:not-sr-only sm:table-header-group',
  row: 'sm:table-row',
  body: 'sm:table-row-group',
  line: 'sm:table-row sm:p-0 sm:[&:last-child>*]:border-b-0',
  cell: 'sm:border-b sm:border-line sm:px-6 sm:py-3',
};
const FROM_1024 = {
  table: 'lg:table',
  head: 'lg:not-sr-only lg:table-header-group',
  row: 'lg:table-row',
  body: 'lg:table-row-group',
  line: 'lg:table-row lg:p-0 lg:[&:last-child>*]:border-b-0',
  cell: 'lg:border-b lg:border-line lg:px-6 lg:py-3',
};

const From = createContext(FROM_640);

export function Table({ label, columns, actions, isWide = false, children }: TableProps) {
  const from = isWide ? FROM_1024 : FROM_640;
  return (
    <table aria-label={label} className={`block w-full text-left text-[0.9375rem] ${from.table}`}>
      <thead className={`sr-only ${from.head}`}>
        <tr className={from.row}>
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
      <tbody {...TABLE_ROLES.body} className={`block ${from.body}`}>
        <From value={from}>{children}</From>
      </tbody>
    </table>
  );
}

/** Cells are stacked on a narrow screen, so that names and addresses have the full width. */
export function TableRow({ children }: { children: ReactNode }) {
  const { line } = useContext(From);
  return (
    <tr
      {...TABLE_ROLES.row}
      className={`grid grid-cols-[minmax(0,1fr)] gap-y-1.5 border-b border-line px-5 py-3 transition-colors last:border-b-0 hover:bg-sunken/50 ${line}`}
    >
      {children}
    </tr>
  );
}

const CELL = 'min-w-0 align-middle';

export function TableRowHeading({ children, className = '' }: Part) {
  const { cell } = useContext(From);
  return (
    <th scope="row" {...TABLE_ROLES.heading} className={`${CELL} ${cell} font-medium wrap-anywhere ${className}`}>
      {children}
    </th>
  );
}

export function TableCell({ children, className = '' }: Part) {
  const { cell } = useContext(From);
  return (
    <td {...TABLE_ROLES.cell} className={`${CELL} ${cell} ${className}`}>
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
