/** A phone number with country: detected, else the language's, in English the United States, until chosen. */
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { CONTROL } from '../../../ui/control.ts';
import { Field, type FieldProps } from '../../../ui/field.tsx';
import { Picker } from '../../../ui/picker/picker.tsx';
import * as words from './words/en.ts';

type Countries = typeof import('./calling-countries.ts');

type Props = FieldProps & { value: string; country: string | null; onChange: (number: string) => void };

/** `value`: the whole number; another than the last one reported was carried over, opened or cleared. */
export function PhoneField({ value, country: detected, onChange, ...field }: Props) {
  const [countries, setCountries] = useState<Countries | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  /** Numbers that may still come back as `value`, the current one last: typing may be faster than that. */
  const reported = useRef(['']);
  const country = chosen ?? detected ?? words.country;
  const code = countries?.callingCode(country);
  const options = useMemo(() => countries?.callingCountries() ?? [], [countries]);
  // Loaded only on interaction. Without the list, the number is taken as typed.
  const load = async () => {
    const list = await import('./calling-countries.ts').catch(() => null);
    setCountries(list);
    return list;
  };
  const report = useEffectEvent((number: string) => {
    reported.current.push(number);
    onChange(number);
  });
  useEffect(
    () => report(countries ? countries.internationalNumber(country, typed) : typed),
    [countries, country, typed],
  );
  const show = useEffectEvent(async (number: string) => {
    const at = reported.current.indexOf(number);
    if (at >= 0) return void reported.current.splice(0, at);
    reported.current = [number];
    setTyped(number);
    const shown = number && (await load())?.splitNumber(number, country);
    if (!shown || reported.current.at(-1) !== number) return;
    setChosen(shown.country);
    setTyped(shown.typed);
  });
  useEffect(() => void show(value), [value]);
  return (
    <Field {...field}>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only detects that a number will be entered
        <div className="flex flex-wrap gap-2" onFocus={load} onPointerEnter={load}>
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
            className={`${CONTROL} min-w-30 flex-1`}
            {...control}
          />
        </div>
      )}
    </Field>
  );
}
