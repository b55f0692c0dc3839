/** The controls of one optional section. */

import { fill } from '../../../../domain/language/text.ts';
import type { CommonFields } from '../../../../domain/reports/lookups.ts';
import { SelectOrType } from '../../../components/select-or-type/select-or-type.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PhoneField } from '../phone/phone-field.tsx';
import type { Errors } from '../state/use-report-form.ts';
import type { FormField, FormValues } from '../state/values.ts';
import { labelOf, type Part } from './parts.ts';
import * as words from './words/en.ts';

type Props = {
  part: Part;
  values: FormValues;
  errors: Errors;
  set: (field: FormField, value: string) => void;
  /** `undefined` while they load. */
  lists: CommonFields | undefined;
  country: string | null;
};

/** One control for each field, of the kind that suits it. */
export function PartFields({ part, values, errors, set, lists, country }: Props) {
  return part.controls.map(({ field, list, input = 'text', hint, required = false }) => {
    const label = labelOf(field, values);
    const shared = { id: field, label, required, error: errors[field], ...(hint ? { hint } : {}) };
    const value = values[field];
    const onChange = (text: string) => set(field, text);
    if (list) return <SelectOrType key={field} {...shared} options={lists?.[list]} value={value} onChange={onChange} />;
    if (input === 'phone') return <PhoneField key={field} {...shared} country={country} onChange={onChange} />;
    return (
      <TextField
        key={field}
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
  });
}
