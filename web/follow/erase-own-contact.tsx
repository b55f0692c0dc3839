/** Erases the reporter's contact (C10.3); asks first, since it cannot be undone. */
import { UserX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { eraseOwnContact, isUnknown } from './api.ts';
import * as words from './words/en.ts';

type Props = { code: string; isErased: boolean; onErased: () => void; onEnded: () => void };

export function EraseOwnContact({ code, isErased, onErased, onEnded }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const [erasing, setErasing] = useState(false);
  const [error, setError] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const hasMovedFocus = useRef(false);
  // Moves focus to what replaced the pressed button.
  useEffect(() => {
    if (hasMovedFocus.current)
      place.current?.querySelector<HTMLElement>(isErased || isConfirming ? '[data-next]' : 'button')?.focus();
  }, [isConfirming, isErased]);
  const show = (next: boolean) => {
    hasMovedFocus.current = true;
    setConfirming(next);
    setError('');
  };
  const erase = async () => {
    setErasing(true);
    try {
      await eraseOwnContact(code);
      onErased();
    } catch (problem) {
      if (isUnknown(problem)) return onEnded();
      setError(failureText(problem));
    }
    setErasing(false);
  };
  return (
    <div ref={place} className="min-w-0 flex-1 basis-72">
      {isErased ? (
        <p data-next tabIndex={-1} className="text-[0.9375rem] text-ink-soft outline-none">
          {words.erased}
        </p>
      ) : isConfirming ? (
        <div className="rounded-card border border-line bg-surface p-5">
          <p id="erase-question" className="font-semibold">
            {words.eraseQuestion}
          </p>
          <p className="mt-1 text-[0.9375rem] text-ink-soft">{words.eraseMeans}</p>
          <p role="alert" className="mt-2 font-medium text-danger empty:hidden">
            {error}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              data-next
              variant="secondary"
              aria-describedby="erase-question"
              disabled={erasing}
              onClick={() => show(false)}
            >
              {words.keepThem}
            </Button>
            <Button variant="danger" busy={erasing && words.erasing} onClick={erase}>
              {words.eraseForGood}
            </Button>
          </div>
        </div>
      ) : (
        <Button data-next variant="secondary" onClick={() => show(true)}>
          <UserX aria-hidden="true" className="size-4" />
          {words.eraseContact}
        </Button>
      )}
    </div>
  );
}
