/** Maps words in a file to list values (C12.7). */
import { useState } from 'react';
import { type ImportField, importLabel } from '../../../domain/imports/columns.ts';
import type { ImportPreview as Preview } from '../../../domain/imports/import.ts';
import { listOf, type ValueMap } from '../../../domain/imports/values.ts';
import { pluralText } from '../../../domain/language/text.ts';
import { labelOf } from '../../../domain/reports/labels/labels.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import * as words from './words/en.ts';

type Props = Pick<Preview, 'values'> & { onChange: (values: ValueMap) => void };

/** Words per field before `Show all`. */
const SHOWN_FIRST = 12;

/** Unmapped words stay as written. */
export function WordChoices({ values, onChange }: Props) {
  return (
    <div className="grid gap-5">
      <div>
        <h3 className="font-medium">{words.unknownWords}</h3>
        <p className="mt-1 max-w-[68ch] text-[0.9375rem] text-ink-soft">{words.chooseMeaning}</p>
      </div>
      {Object.entries(values).map(([field, inFile]) => (
        <WordsOfField
          key={field}
          {...{ field, inFile }}
          onChange={(changed) => onChange({ ...values, [field]: changed })}
        />
      ))}
    </div>
  );
}

type WordsOfFieldProps = {
  field: string;
  inFile: ValueMap[string];
  onChange: (meaning: ValueMap[string]) => void;
};

function WordsOfField({ field, inFile, onChange }: WordsOfFieldProps) {
  const [showsAll, setShowsAll] = useState(false);
  const all = Object.entries(inFile);
  const visibleWords = showsAll ? all : all.slice(0, SHOWN_FIRST);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-[0.9375rem] font-medium">{importLabel(field as ImportField)}</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {visibleWords.map(([typed, value], at) => (
          <SelectField
            key={typed}
            id={`import-word-${field}-${at}`}
            label={<span className="wrap-anywhere">{typed}</span>}
            value={value ?? ''}
            onChange={({ target }) => onChange({ ...inFile, [typed]: target.value || null })}
          >
            <option value="">{words.keepAsIs}</option>
            {listOf(field)?.map((each) => (
              <option key={each} value={each}>
                {labelOf(each)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {visibleWords.length < all.length && (
        <Button variant="secondary" className="mt-3" onClick={() => setShowsAll(true)}>
          {pluralText(words.showAllWords, all.length)}
        </Button>
      )}
    </fieldset>
  );
}
