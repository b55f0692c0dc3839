/** Replacing words without selecting them: by keyboard, by voice, or on a phone, wherever they stand. */
import { useId, useState } from 'react';
import { SHORT_TEXT_MAX } from '../../../../domain/text/limits.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';

type Props = {
  /** Gives the number of places that were found. */
  onReplace: (words: string, replacement: string) => number;
};

/** The form; it says how many places it met. */
export function ReplaceMore({ onReplace }: Props) {
  const id = useId();
  const [words, setWords] = useState('');
  const [replacement, setReplacement] = useState('');
  const [outcome, setOutcome] = useState('');
  const submit = () => {
    const count = onReplace(words, replacement);
    setOutcome(
      count === 0 ? 'These words are not in the report.' : `Replaced in ${count} ${count === 1 ? 'place' : 'places'}.`,
    );
    if (count === 0) return;
    setWords('');
    setReplacement('');
  };
  return (
    <details className="border-t border-line pt-2">
      <summary className="flex min-h-11 items-center text-[0.9375rem] font-medium text-sky">Replace more words</summary>
      <form
        method="post"
        className="grid gap-4 pt-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim()) submit();
        }}
      >
        <p className="text-sm text-ink-soft">You can also select words in the report and replace them there.</p>
        <TextField
          id={`${id}-words`}
          label="Words in the report"
          autoComplete="off"
          maxLength={SHORT_TEXT_MAX}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <TextField
          id={`${id}-replacement`}
          label="Wording in their place"
          placeholder="[removed], or “the instructor”"
          autoComplete="off"
          maxLength={SHORT_TEXT_MAX}
          value={replacement}
          onChange={({ target }) => setReplacement(target.value)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="secondary" disabled={words.trim() === ''}>
            Replace everywhere
          </Button>
          <p role="status" className="text-sm text-ink-soft">
            {outcome}
          </p>
        </div>
      </form>
    </details>
  );
}
