/** Where reports without a day go (contract C12.7). */
import { useState } from 'react';
import { Choices } from '../../ui/choices/choices.tsx';
import { TextField } from '../../ui/field.tsx';
import { counted } from '../words.ts';

const OPTIONS = [
  { id: 'leave-out', label: 'Leave them out' },
  { id: 'year', label: 'Date them January 1 of a year' },
  { id: 'today', label: 'Date them today' },
] as const;
type Option = (typeof OPTIONS)[number]['id'];

type Props = { undated: number; onChoose: (choice: string | null) => void };

/** Asks until an answer is complete; a year counts once it has four digits. */
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
      <Choices
        legend={`Rows without a day: ${undated.toLocaleString('en')}. What happens to ${undated === 1 ? 'it' : 'them'}?`}
        options={OPTIONS}
        value={option}
        onChange={choose}
        columns="sm:grid-cols-3"
      />
      <p className="text-sm text-ink-soft">
        {counted(undated, 'row')} {undated === 1 ? 'has' : 'have'} neither a day of submission nor a day of the
        occurrence.
      </p>
      {option === 'year' && (
        <TextField
          id="import-year"
          label="Year"
          hint="Four digits, for example 2019"
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
