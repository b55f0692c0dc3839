/** `Narrative Language`: a sentence that follows the story's words until the reporter changes it (contract C19.3). */
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { StoryLanguage as Story } from '../state/use-story-language.ts';

const ID = 'narrativeLanguage';
const LABEL = 'Narrative Language';

type Props = { story: Story; value: string; error: string | undefined; onChange: (language: string) => void };

/** The sentence, whose language can be typed over; after `Change` a field with a list of languages. */
export function StoryLanguage({ story, value, error, onChange }: Props) {
  const { language, names } = story;
  const [isOpen, setIsOpen] = useState(false);
  const input = {
    id: ID,
    autoComplete: 'off',
    enterKeyHint: 'done',
    onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value),
  } as const;
  if (isOpen || error)
    return (
      <div>
        <TextField {...input} label={LABEL} list="names" value={value} error={error} autoFocus={isOpen} />
        <datalist id="names">
          {Object.values(names).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      </div>
    );
  const change = () => {
    onChange(value || language);
    setIsOpen(true);
  };
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-[0.9375rem] text-ink-soft">
      Your report is in
      <input
        {...input}
        aria-label={LABEL}
        // `Change` is the way for keys; the words can be pressed and typed over as well.
        tabIndex={-1}
        value={value || language}
        className="field-sizing-content min-h-11 max-w-full min-w-12 font-semibold text-ink"
      />
      <Button variant="quiet" aria-label="Change the language" onClick={change}>
        Change
      </Button>
    </div>
  );
}
