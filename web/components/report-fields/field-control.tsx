import { fill } from '../../../domain/language/text.ts';
import { placeLabel, sortedByLabel } from '../../../domain/reports/labels/places.ts';
import type { CommonFields } from '../../../domain/reports/lookups.ts';
import { TextField } from '../../ui/field.tsx';
import { SelectOrType } from '../select-or-type/select-or-type.tsx';
import { useListLabels } from './list-labels.ts';
import type { Control } from './sections.ts';
import * as words from './words/en.ts';

type Props = {
  control: Control;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
  /** `undefined` while loading. */
  lists: CommonFields | undefined;
  /** False in a collapsed section. */
  isShown?: boolean;
};

/** Alphabetical in English. */
const SORTED: string[] = ['worldRegions', 'manufacturers'];

export function FieldControl({ control, label, value, error, onChange, lists, isShown = true }: Props) {
  const { field, list, input = 'text', hint, required = false } = control;
  const shared = { id: field, label, required, error, ...(hint ? { hint } : {}) };
  const listLabel = useListLabels(list !== undefined && isShown);
  if (list) {
    const values = lists?.[list];
    const labelOf = list === 'worldRegions' ? placeLabel : listLabel;
    return (
      <SelectOrType
        {...shared}
        options={values && SORTED.includes(list) ? sortedByLabel(values, labelOf) : values}
        labelOf={labelOf}
        value={value}
        onChange={onChange}
      />
    );
  }
  return (
    <TextField
      {...shared}
      type={input}
      autoComplete="off"
      enterKeyHint="done"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...(field === 'stateArea' ? { placeholder: fill(words.enterLabel, { label }) } : {})}
      {...(input === 'email' ? { inputMode: 'email', autoCapitalize: 'off', spellCheck: false } : {})}
    />
  );
}
