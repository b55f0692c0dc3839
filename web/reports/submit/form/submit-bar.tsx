/** The sticky bar at the bottom of the form: what is missing, and the submit button (C19.2). */
import { LoaderCircle, Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { FormField } from '../state/values.ts';
import * as words from './words/en.ts';

type Props = {
  missing: readonly { field: FormField; label: string }[];
  isTouched: boolean;
  sending: boolean;
  failed: boolean;
  onGoTo: (field: FormField) => void;
};

export function SubmitBar({ missing, isTouched, sending, failed, onGoTo }: Props) {
  const incomplete = missing.length > 0;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      bar.current?.closest('form')?.style.setProperty('--bar', `${Math.ceil(height)}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={bar}
      className="sticky top-[calc(100dvh-var(--bar))] bottom-0 z-20 -mx-4 -mb-(--bar) border-t border-line bg-ground px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 sm:py-4 low:static low:mb-0"
    >
      {/* One line high on a phone until something is entered. */}
      {incomplete && isTouched && (
        <p className="flex flex-wrap items-center gap-x-1 text-sm sm:text-[0.9375rem]">
          <span className="font-medium">{words.stillMissing}</span>
          {missing.map(({ field, label }) => (
            <a
              key={field}
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                onGoTo(field);
              }}
              className="-my-1.5 inline-flex min-h-11 min-w-11 items-center justify-center px-1.5 font-semibold text-accent-text underline underline-offset-4"
            >
              {label}
            </a>
          ))}
        </p>
      )}
      {/* Wraps only if the text is enlarged. */}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:gap-x-6">
        <p
          id="submit-note"
          className={`min-w-0 flex-[1_1_8rem] text-xs leading-tight sm:text-[0.9375rem] ${failed && !incomplete ? 'font-medium text-danger' : 'text-ink-soft'}`}
        >
          {incomplete ? words.completeRequired : failed ? words.notSent : words.readyToSend}
        </p>
        <Button
          type="submit"
          size="lg"
          disabled={incomplete}
          aria-describedby="submit-note"
          className="max-sm:px-4"
          busy={
            sending && (
              <>
                <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
                {words.submitting}
              </>
            )
          }
        >
          <Send aria-hidden="true" className="size-5 max-sm:hidden" />
          {words.submitReport}
        </Button>
      </div>
    </div>
  );
}
