/** `Narrative Language`, detected from the narrative until the reporter changes it (C19.3). */

import { flushSync } from 'react-dom';
import { placeLabel } from '../../../../domain/reports/labels/places.ts';
import { SelectOrType } from '../../../components/select-or-type/select-or-type.tsx';
import { rich } from '../../../language/rich.tsx';
import { Button } from '../../../ui/button.tsx';
import type { DetectedLanguage } from '../state/use-narrative-language.ts';
import * as words from './words/en.ts';

const ID = 'narrativeLanguage';

type Props = {
  detected: DetectedLanguage;
  value: string;
  error: string | undefined;
  isOpen: boolean;
  onOpen: () => void;
  onChange: (language: string) => void;
};

/** `isOpen` shows a list that also accepts free text. */
export function NarrativeLanguage({ detected: { language, names }, value, error, isOpen, onOpen, onChange }: Props) {
  if (isOpen || error)
    return (
      <SelectOrType
        id={ID}
        label={words.narrativeLanguage}
        options={names && Object.values(names)}
        labelOf={placeLabel}
        value={value}
        error={error}
        onChange={onChange}
      />
    );
  const change = () => {
    onChange(value || language);
    flushSync(onOpen);
    document.getElementById(ID)?.focus();
  };
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-[0.9375rem] text-ink-soft">
      {rich(words.reportIsIn, {
        language: (
          <input
            id={ID}
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ target }) => onChange(target.value)}
            aria-label={words.narrativeLanguage}
            // Keyboard users have `Change`; the text is clickable too.
            tabIndex={-1}
            value={placeLabel(value || language)}
            className="field-sizing-content min-h-11 max-w-full min-w-12 font-semibold text-ink"
          />
        ),
      })}
      <Button variant="quiet" aria-label={words.changeLanguage} onClick={change} className="max-sm:px-2">
        {words.change}
      </Button>
    </div>
  );
}
