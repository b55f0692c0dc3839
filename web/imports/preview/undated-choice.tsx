/** Chooses what to do with undated reports (C12.7). */
import { useState } from 'react';
import { count } from '../../../domain/language/text.ts';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { TextField } from '../../ui/field.tsx';
import * as words from './words/en.ts';

const CHOICES = ['leave-out', 'year', 'today'] as const;
type Option = (typeof CHOICES)[number];
const OPTIONS = CHOICES.map((id) => ({ id, label: words.undatedChoices[id] }));

type Props = { undated: number; onChoose: (choice: string | null) => void };

/** A year is accepted once it has four digits. */
export function UndatedChoice({ undated, onChoose }: Props) {
  const [option, setOption] = useState<Option | null>(null);
  const [year, setYear] = useState('');
  const typeYear = (text: string) => {
    setYear(text);
    onChoose(/^(19|20)\d\d$/.test(text.trim()) ? `${text.trim()}-01-01` : null);
  };
  const choose = (chosen: Option | null) => {
    setOption(chosen);
    if (chosen === 'year') typeYear(year);
    else if (chosen !== null) onChoose(chosen);
  };
  return (
    <div className="grid gap-3">
      <RadioGroup
        legend={count(words.undatedRows, undated)}
        options={OPTIONS}
        value={option}
        onChange={choose}
        columns="sm:grid-cols-3"
      />
      <p className="text-sm text-ink-soft">{count(words.haveNoDay, undated)}</p>
      {option === 'year' && (
        <TextField
          id="import-year"
          label={words.year}
          hint={words.fourDigits}
          className="max-w-40"
          inputMode="numeric"
          maxLength={4}
          value={year}
          onChange={({ target }) => typeYear(target.value)}
        />
      )}
    </div>
  );
}
