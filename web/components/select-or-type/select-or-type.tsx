/** A searchable list with free entry (C7.3). */

import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CONTROL } from '../../ui/control.ts';
import { Field, type FieldProps } from '../../ui/field.tsx';
import { Picker } from '../../ui/picker/picker.tsx';
import * as words from './words/en.ts';

type Props = FieldProps & {
  /** `undefined` while loading. */
  options: readonly string[] | undefined;
  /** `undefined` while loading. */
  labelOf: ((option: string) => string) | undefined;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  allowCustom?: boolean;
};

/** Turns into a text field for values that are not in the list. */
export function SelectOrType({
  options: listed,
  labelOf,
  value,
  onChange,
  placeholder = words.selectOrType,
  allowCustom = true,
  ...field
}: Props) {
  const [typing, setTyping] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const options = labelOf && listed;
  const loaded = options ?? [];
  const isUnlisted = value !== '' && options !== undefined && !options.includes(value);
  // Without options, only typing is possible.
  const isFreeText = allowCustom && (typing || isUnlisted || options?.length === 0);

  const typeInstead = (search: string) => {
    setTyping(true);
    onChange(search);
    requestAnimationFrame(() => input.current?.focus());
  };
  const showOptions = () => {
    setTyping(false);
    onChange('');
    requestAnimationFrame(() => root.current?.querySelector('button')?.focus());
  };
  return (
    <div ref={root}>
      <Field {...field}>
        {(control) =>
          isFreeText ? (
            <div className="flex gap-2">
              <input
                ref={input}
                type="text"
                autoComplete="off"
                enterKeyHint="done"
                value={value}
                placeholder={placeholder}
                onChange={(event) => {
                  // Stays a text field while emptied.
                  setTyping(true);
                  onChange(event.target.value);
                }}
                className={CONTROL}
                {...control}
              />
              {loaded.length > 0 && (
                <Button variant="secondary" onClick={showOptions} className="shrink-0">
                  {words.showOptions}
                </Button>
              )}
            </div>
          ) : (
            <Picker
              control={control}
              options={loaded.map((option) => ({
                value: option,
                label: labelOf?.(option) ?? option,
                keywords: option,
              }))}
              value={value}
              onChange={onChange}
              placeholder={placeholder}
              extra={
                allowCustom
                  ? {
                      label: (hasMatches) => (hasMatches ? words.orEnterCustom : words.enterCustom),
                      onPick: typeInstead,
                    }
                  : undefined
              }
            />
          )
        }
      </Field>
    </div>
  );
}
