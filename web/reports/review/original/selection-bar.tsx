import { X } from 'lucide-react';
import { useState } from 'react';
import { fill } from '../../../../domain/language/text.ts';
import { SHORT_TEXT_MAX } from '../../../../domain/text/limits.ts';
import { Button } from '../../../ui/button.tsx';
import { CONTROL } from '../../../ui/control.ts';
import { quoted } from '../preview/words/en.ts';
import type { SelectedText } from './use-selection.ts';
import * as words from './words/en.ts';

type Props = { selected: SelectedText; onReplace: (replacement: string) => void; onClose: () => void };

export function SelectionBar({ selected, onReplace, onClose }: Props) {
  const [replacement, setReplacement] = useState('');
  return (
    <form
      method="post"
      aria-label={words.replaceSelected}
      className="sticky bottom-0 low:static z-10 animate-rise rounded-card border border-accent bg-raised p-4 shadow-float"
      onSubmit={(event) => {
        event.preventDefault();
        onReplace(replacement);
      }}
    >
      <div className="flex items-start gap-2">
        <p role="status" className="min-w-0 flex-1 pt-2 text-[0.9375rem]">
          <span className="line-clamp-2 font-semibold wrap-anywhere">{fill(quoted, { words: selected.words })}</span>
        </p>
        <Button variant="quiet" size="icon" aria-label={words.leaveSelected} onClick={onClose}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          type="text"
          aria-label={words.wordingInPlace}
          placeholder={words.removedOrReworded}
          autoComplete="off"
          maxLength={SHORT_TEXT_MAX}
          value={replacement}
          onChange={({ target }) => setReplacement(target.value)}
          className={`${CONTROL} w-auto min-w-40 flex-1`}
        />
        <Button type="submit">{words.replaceInCopy}</Button>
      </div>
    </form>
  );
}
