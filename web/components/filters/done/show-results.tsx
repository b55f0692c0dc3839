/** On a phone the fields push the list out of sight: this tells how many reports are found, and leads to them. */
import type { MouseEvent } from 'react';
import { count } from '../../../../domain/language/text.ts';
import { Button } from '../../../ui/button.tsx';
import * as words from './words/en.ts';

/** Stays in sight while one scrolls through the fields; closes them. */
export function ShowResults({ total, onClose }: { total: number; onClose: () => void }) {
  const close = ({ currentTarget }: MouseEvent) => {
    // Focus would be lost with this button; above the list is where it goes on.
    currentTarget.closest('section')?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    onClose();
  };
  return (
    <div className="sticky bottom-3 mt-4 sm:hidden">
      <Button onClick={close} className="w-full shadow-float">
        {total === 0 ? words.noMatch : count(words.show, total)}
      </Button>
    </div>
  );
}
