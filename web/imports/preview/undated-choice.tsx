/** Chooses what to do with undated reports (C12.7). */
import { fill, pluralText } from '../../../domain/language/text.ts';
import { RadioGroup } from '../../ui/choices/radio-group.tsx';
import { TextField } from '../../ui/field.tsx';
import { UNDATED_OPTIONS, type UndatedAnswer, undatedChoice } from './undated-answer.ts';
import * as words from './words/en.ts';

const OPTIONS = UNDATED_OPTIONS.map((id) => ({ id, label: words.undatedChoices[id] }));

const YEAR_LENGTH = 4;

type Props = { undated: number; answer: UndatedAnswer; onAnswer: (answer: UndatedAnswer) => void };

/** A year is accepted, or refused, once it has four digits. */
export function UndatedChoice({ undated, answer, onAnswer }: Props) {
  const { option, year } = answer;
  const isWrong = year.length === YEAR_LENGTH && undatedChoice(answer) === null;
  return (
    <div className="grid gap-3">
      <RadioGroup
        legend={pluralText(words.undatedRows, undated)}
        options={OPTIONS}
        value={option}
        onChange={(chosen) => onAnswer({ ...answer, option: chosen })}
        columns="sm:grid-cols-3"
      />
      <p className="text-sm text-ink-soft">{pluralText(words.haveNoDay, undated)}</p>
      {option === 'year' && (
        <TextField
          id="import-year"
          label={words.year}
          hint={words.fourDigits}
          className="max-w-40"
          inputMode="numeric"
          maxLength={YEAR_LENGTH}
          error={isWrong ? fill(words.yearOutOfRange, { year: String(new Date().getUTCFullYear()) }) : undefined}
          value={year}
          onChange={({ target }) => onAnswer({ ...answer, year: target.value })}
        />
      )}
    </div>
  );
}
