/**
 * A telephone number with its country (specification section 2): optional, international. The country is the detected
 * one, else the United States, until somebody chooses another.
 */
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
  // Wanted only by who gives a number. Without the list a number is taken as it is typed.
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
        // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that a number is coming
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
