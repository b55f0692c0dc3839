/** A phone number with country: detected, else United States, until chosen. */
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { CONTROL } from '../../../ui/control.ts';
import { Field, type FieldProps } from '../../../ui/field.tsx';
import { Picker } from '../../../ui/picker/picker.tsx';
import * as words from './words/en.ts';

type Countries = typeof import('./calling-countries.ts');

type Props = FieldProps & { country: string | null; onChange: (number: string) => void };

export function PhoneField({ country: detected, onChange, ...field }: Props) {
  const [countries, setCountries] = useState<Countries | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  // Loaded only on interaction. Without the list, the number is taken as typed.
  const load = () => void (countries ?? import('./calling-countries.ts').then(setCountries, () => undefined));
  const country = chosen ?? detected ?? 'US';
  const code = countries?.callingCode(country);
  const options = useMemo(() => countries?.callingCountries() ?? [], [countries]);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    changed(countries ? countries.internationalNumber(country, typed) : typed);
  }, [countries, country, typed]);
  return (
    <Field {...field}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only detects that a number will be entered
        <div className="flex gap-2" onFocus={load} onPointerEnter={load}>
          <div className="w-26 shrink-0">
            <Picker
              control={{ id: `${field.id}-country`, 'aria-label': words.callingCode }}
              options={options}
              value={country}
              onChange={setChosen}
              placeholder={country}
              display={code ? `+${code}` : country}
              listClassName="left-0 w-72 max-w-[calc(100vw-4.5rem)]"
            />
          </div>
          <input
            type="tel"
            inputMode="tel"
            autoComplete="off"
            enterKeyHint="done"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className={CONTROL}
            {...control}
          />
        </div>
      )}
    </Field>
  );
}
