/** Corrects the guessed columns and date order (C12.7). */
import { IMPORT_FIELDS, type ImportField, importLabel } from '../../../domain/imports/columns.ts';
import type { DayOrder } from '../../../domain/imports/days.ts';
import type { ImportPreview } from '../../../domain/imports/import.ts';
import { fill } from '../../../domain/language/text.ts';
import { SelectField } from '../../ui/field.tsx';
import * as words from './words/en.ts';

const ORDERS: Record<DayOrder, string> = words.dayOrders;

type Reading = Pick<ImportPreview, 'columns' | 'dayOrder'>;
type Props = Reading & { isBusy: boolean; onChange: (change: Partial<Reading>) => void };

/** Assigning a field to a column removes it from another. */
export function ColumnsTable({ columns, dayOrder, isBusy, onChange }: Props) {
  const assign = (at: number, field: ImportField | null) =>
    onChange({
      columns: columns.map((column, index) => {
        if (index === at) return { ...column, field };
        return column.field === field ? { ...column, field: null } : column;
      }),
    });
  return (
    <div className="grid gap-5">
      <SelectField
        id="import-days"
        label={words.howDaysWritten}
        hint={words.checkDays}
        className="max-w-md"
        disabled={isBusy}
        value={dayOrder}
        onChange={({ target }) => onChange({ dayOrder: target.value as DayOrder })}
      >
        {Object.entries(ORDERS).map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </SelectField>
      <fieldset className="min-w-0">
        <legend className="mb-3 font-medium">{words.whatEachColumnIs}</legend>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {columns.map(({ header, field }, at) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by position only
              key={at}
              id={`import-column-${at}`}
              label={<span className="wrap-anywhere">{header || fill(words.columnNumber, { number: at + 1 })}</span>}
              disabled={isBusy}
              value={field ?? ''}
              onChange={({ target }) => assign(at, (target.value || null) as ImportField | null)}
            >
              <option value="">{words.leaveOut}</option>
              {IMPORT_FIELDS.map((each) => (
                <option key={each} value={each}>
                  {importLabel(each)}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
