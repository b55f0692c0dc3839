/** What the parts of a form share; `id` begins the id of each field. */
export type FormPart<Values> = {
  id: string;
  values: Values;
  errors: Record<string, string | undefined>;
  onChange: (values: Values) => void;
};

/** Connects a text field to the value called `name`. */
export function textProps<Name extends string, Values extends Record<Name, string>>(
  { id, values, errors, onChange }: FormPart<Values>,
  name: Name,
) {
  return {
    id: `${id}-${name}`,
    error: errors[name],
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...values, [name]: target.value }),
  };
}
