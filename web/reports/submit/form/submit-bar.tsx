/** The end of the form, which stays in reach while the form is longer than the screen. */
import { LoaderCircle, Send } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { FormField } from '../state/values.ts';

type Props = {
  missing: readonly { field: FormField; label: string }[];
  sending: boolean;
  failed: boolean;
  onGoTo: (field: FormField) => void;
};

/** What is still missing, with a way to each field, and the button. */
export function SubmitBar({ missing, sending, failed, onGoTo }: Props) {
  const incomplete = missing.length > 0;
  return (
    <div className="sticky bottom-0 z-20 low:static -mx-4 border-t border-line bg-ground px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 sm:py-4">
      <div className="flex flex-col gap-x-6 gap-y-2.5 sm:flex-row sm:items-center sm:justify-between">
        <div className="min-w-0 text-sm sm:text-[0.9375rem]">
          {incomplete ? (
            <>
              <p id="submit-note" className="text-ink-soft">
                Please complete all required fields (Club, Narrative, Email) to submit.
              </p>
              <p className="flex flex-wrap items-center gap-x-1 sm:mt-1">
                <span className="font-medium">Still missing:</span>
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
            </>
          ) : (
            <p id="submit-note" className={failed ? 'font-medium text-danger' : 'text-ink-soft'}>
              {failed
                ? 'It was not sent. Everything you wrote is still here.'
                : 'Ready to send. Only the safety team sees who you are.'}
            </p>
          )}
        </div>
        <Button
          type="submit"
          size="lg"
          disabled={incomplete}
          aria-describedby="submit-note"
          className="w-full shrink-0 sm:w-auto"
          busy={
            sending && (
              <>
                <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
                Submitting...
              </>
            )
          }
        >
          <Send aria-hidden="true" className="size-5" />
          Submit Report
        </Button>
      </div>
    </div>
  );
}
