/** Replaces typed words, without a selection: for keyboard, voice or phone. */
import { useId, useState } from 'react';
import { pluralText } from '../../../../domain/language/text.ts';
import { SHORT_TEXT_MAX } from '../../../../domain/text/limits.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import * as words from './words/en.ts';

type Props = {
  onReplace: (words: string, replacement: string) => number;
};

export function ReplaceMore({ onReplace }: Props) {
  const id = useId();
  const [phrase, setPhrase] = useState('');
  const [replacement, setReplacement] = useState('');
  const [outcome, setOutcome] = useState('');
  const submit = () => {
    const places = onReplace(phrase, replacement);
    setOutcome(places === 0 ? words.notInReport : pluralText(words.replacedIn, places));
    if (places === 0) return;
    setPhrase('');
    setReplacement('');
  };
  return (
    <details className="border-t border-line pt-2">
      <summary className="flex min-h-11 items-center text-[0.9375rem] font-medium text-sky">
        {words.replaceMore}
      </summary>
      <form
        method="post"
        className="grid gap-4 pt-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (phrase.trim()) submit();
        }}
      >
        <p className="text-sm text-ink-soft">{words.selectToo}</p>
        <TextField
          id={`${id}-words`}
          label={words.wordsInReport}
          autoComplete="off"
          maxLength={SHORT_TEXT_MAX}
          value={phrase}
          onChange={({ target }) => setPhrase(target.value)}
        />
        <TextField
          id={`${id}-replacement`}
          label={words.wordingInTheirPlace}
          placeholder={words.removedOrReworded}
          autoComplete="off"
          maxLength={SHORT_TEXT_MAX}
          value={replacement}
          onChange={({ target }) => setReplacement(target.value)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="secondary" disabled={phrase.trim() === ''}>
            {words.replaceEverywhere}
          </Button>
          <p role="status" className="text-sm text-ink-soft">
            {outcome}
          </p>
        </div>
      </form>
    </details>
  );
}
