/** `Narrative Language`: a sentence that follows the story's words until the reporter changes it (contract C19.3). */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { SelectOrType } from '../../../components/select-or-type.tsx';
import { Button } from '../../../ui/button.tsx';
import { useStoryLanguage } from '../state/use-story-language.ts';

const ID = 'narrativeLanguage';
const LABEL = 'Narrative Language';

type Props = { narrative: string; value: string; error: string | undefined; onChange: (language: string) => void };

/** The sentence, whose language can be typed over; after `Change` a list with free entry, as the other lists. */
export function StoryLanguage({ narrative, value, error, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { language, names } = useStoryLanguage(narrative, isOpen);
  if (isOpen || error)
    return <SelectOrType id={ID} label={LABEL} options={names} value={value} error={error} onChange={onChange} />;
  const change = () => {
    onChange(value || language);
    flushSync(() => setIsOpen(true));
    document.getElementById(ID)?.focus();
  };
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-[0.9375rem] text-ink-soft">
      Your report is in
      <input
        id={ID}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => onChange(target.value)}
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
