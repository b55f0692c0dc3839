/** Chooses ADREP codes, described in a glider pilot's words (C8.5). */
import { Undo2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { CATEGORIES } from '../../../../domain/follow-up/categories.ts';
import { CODES_MAX, OCCURRENCE_CLASSES } from '../../../../domain/follow-up/codes.ts';
import { EVENT_TYPES } from '../../../../domain/follow-up/event-types.ts';
import { fields } from '../../../../domain/follow-up/words/en.ts';
import { fill } from '../../../../domain/language/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, SelectField } from '../../../ui/field.tsx';
import { Picker } from '../../../ui/picker/picker.tsx';
import * as searchWords from './search/words/en.ts';
import { Section } from './sections/section.tsx';
import type { OpenFollowUp } from './state/use-follow-up.ts';
import * as words from './words/en.ts';

/** ADREP's own labels are untranslated, as in the authority's portal. */
const ADREP_LANGUAGE = 'en';

type Code = { id: number; label: string; adrep: string };

export function Classification({ followUp: { values, errors, isClosed, choose } }: { followUp: OpenFollowUp }) {
  return (
    <Section name="classification" title={words.sectionNames.classification}>
      <SelectField
        id="occurrence-class"
        label={fields.occurrenceClass}
        disabled={isClosed}
        error={errors['occurrenceClass']}
        className="md:w-1/2 md:pr-2"
        value={values.occurrenceClass ?? ''}
        onChange={({ target }) => choose({ occurrenceClass: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{words.notSet}</option>
        {OCCURRENCE_CLASSES.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <CodeChoice
          id="categories"
          label={fields.categories}
          codes={CATEGORIES}
          keywords={searchWords.categories}
          chosen={values.categories}
          error={errors['categories']}
          disabled={isClosed}
          onChange={(categories) => choose({ categories })}
        />
        <CodeChoice
          id="event-types"
          label={fields.eventTypes}
          codes={EVENT_TYPES}
          keywords={searchWords.eventTypes}
          chosen={values.eventTypes}
          error={errors['eventTypes']}
          disabled={isClosed}
          onChange={(eventTypes) => choose({ eventTypes })}
        />
      </div>
    </Section>
  );
}

type ChoiceProps = {
  id: string;
  label: string;
  codes: readonly Code[];
  keywords: Readonly<Record<number, string>>;
  chosen: readonly number[];
  error: string | undefined;
  disabled: boolean;
  onChange: (chosen: number[]) => void;
};

function CodeChoice({ id, label, codes, keywords, chosen, error, disabled, onChange }: ChoiceProps) {
  const [dropped, setDropped] = useState<Code | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const isFull = chosen.length >= CODES_MAX;
  const selected = chosen.flatMap((code) => codes.find((each) => each.id === code) ?? []);
  const focus = (selector: string) =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(selector)?.focus());
  const add = (code: number) => {
    setDropped(null);
    onChange([...chosen, code]);
  };
  return (
    <div ref={root}>
      <Field id={id} label={label} error={error}>
        {(control) => (
          <div className="grid grid-cols-1 gap-2">
            {selected.length > 0 && (
              <ul className="grid grid-cols-1 gap-2">
                {selected.map((code) => (
                  <ChosenCode
                    key={code.id}
                    code={code}
                    onDrop={
                      disabled
                        ? undefined
                        : () => {
                            onChange(chosen.filter((each) => each !== code.id));
                            setDropped(code);
                            focus('[data-put-back]');
                          }
                    }
                  />
                ))}
              </ul>
            )}
            {dropped && !isFull && !chosen.includes(dropped.id) && (
              <Button
                data-put-back
                variant="quiet"
                className="justify-self-start"
                onClick={() => {
                  add(dropped.id);
                  focus('[role=combobox]');
                }}
              >
                <Undo2 aria-hidden="true" className="size-4" />
                {fill(words.putBack, { label: dropped.label })}
              </Button>
            )}
            <Picker
              control={control}
              disabled={disabled || isFull}
              options={codes
                .filter((code) => !chosen.includes(code.id))
                .map((code) => ({
                  value: String(code.id),
                  label: code.label,
                  hint: code.adrep,
                  hintLang: ADREP_LANGUAGE,
                  keywords: keywords[code.id],
                }))}
              value=""
              onChange={(value) => add(Number(value))}
              placeholder={fill(isFull ? words.maxAreChosen : words.chooseOrSearch, { max: CODES_MAX })}
            />
          </div>
        )}
      </Field>
    </div>
  );
}

/** With ADREP's label below. */
function ChosenCode({ code, onDrop }: { code: Code; onDrop: (() => void) | undefined }) {
  return (
    <li
      title={fill(words.adrepCode, { id: String(code.id), label: code.adrep })}
      className="flex min-h-11 items-center justify-between gap-3 rounded-control bg-sky-tint py-1.5 pr-1 pl-3.5 text-[0.9375rem] leading-snug"
    >
      <span className="min-w-0">
        {code.label}
        <span lang={ADREP_LANGUAGE} className="block truncate text-[0.8125rem] text-ink-soft">
          {code.adrep}
        </span>
      </span>
      {onDrop && (
        <Button variant="quiet" size="icon" aria-label={fill(words.remove, { label: code.label })} onClick={onDrop}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      )}
    </li>
  );
}
