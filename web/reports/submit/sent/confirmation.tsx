/** What stands in place of the form after a report was sent (specification section 2), with the receipt below it (C10.2). */
import { CircleCheckBig } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PageLink } from '../../../layouts/page-link.tsx';
import { paths } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Receipt } from '../receipt/receipt.tsx';
import { DutyOf } from './duty-of.tsx';

type Props = { clubId: string; code: string; onAnother: () => void };

/** The confirmation; focus goes to its heading, since the button that had it is gone. */
export function Confirmation({ clubId, code, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <div className="mx-auto max-w-xl animate-rise py-10 text-center sm:py-20">
      <CircleCheckBig aria-hidden="true" className="mx-auto size-16 text-good" strokeWidth={1.5} />
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-title">
        Report Submitted Successfully
      </h1>
      <p className="mt-4 text-lg text-ink-soft">
        Thank you for your report. It will be reviewed by the Safety Management team.
      </p>
      <DutyOf clubId={clubId} />
      <div className="mt-9 flex flex-col justify-center gap-3 sm:flex-row">
        <Button variant="secondary" size="lg" onClick={onAnother}>
          Submit Another Report
        </Button>
        <PageLink href={paths.reports()} className={buttonClass('primary', 'lg')}>
          View Public Reports
        </PageLink>
      </div>
      <Receipt code={code} />
    </div>
  );
}
