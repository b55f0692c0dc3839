import type { CommonFields } from '../../../../domain/reports/lookups.ts';
import { FieldControl } from '../../../components/report-fields/field-control.tsx';
import { type FormSection, fieldLabel } from '../../../components/report-fields/sections.ts';
import { PhoneField } from '../phone/phone-field.tsx';
import type { Errors } from '../state/use-report-form.ts';
import type { FormField, FormValues } from '../state/values.ts';

type Props = {
  section: FormSection;
  values: FormValues;
  errors: Errors;
  set: (field: FormField, value: string) => void;
  /** `undefined` while loading. */
  lists: CommonFields | undefined;
  isOpen: boolean;
  country: string | null;
};

export function SectionFields({ section, values, errors, set, lists, isOpen, country }: Props) {
  return section.controls.map((control) => {
    const { field, input, hint } = control;
    const shared = {
      label: fieldLabel(field, values),
      error: errors[field],
      onChange: (text: string) => set(field, text),
    };
    if (input === 'phone')
      return (
        <PhoneField
          key={field}
          id={field}
          {...shared}
          {...(hint ? { hint } : {})}
          value={values[field]}
          country={country}
        />
      );
    return (
      <FieldControl key={field} control={control} {...shared} value={values[field]} lists={lists} isShown={isOpen} />
    );
  });
}
