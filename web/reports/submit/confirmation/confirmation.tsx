/** The screen after submission, with the receipt first (C19.1). */
import { CircleCheckBig } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PageLink } from '../../../layouts/page-link.tsx';
import { paths } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useLeaveWarning } from '../receipt/leave-warning.tsx';
import { Receipt } from '../receipt/receipt.tsx';
import { LazyAuthorityNotice } from './lazy-authority-notice.tsx';
import * as words from './words/en.ts';

type Props = { clubId: string; code: string; onAnother: () => void };

/** Focuses its heading, since the pressed button is gone. */
export function Confirmation({ clubId, code, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isKept, setKept] = useState(false);
  const { ask, dialog } = useLeaveWarning(isKept, onAnother);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <>
      <div className="mx-auto max-w-xl animate-rise text-center sm:py-12">
        <CircleCheckBig aria-hidden="true" className="mx-auto hidden size-14 text-good sm:block" strokeWidth={1.5} />
        <h1 ref={heading} tabIndex={-1} className="text-title sm:mt-5">
          {words.submitted}
        </h1>
        <p className="mt-3 text-ink-soft sm:text-lg">{words.thanks}</p>
        <Receipt code={code} isKept={isKept} onKept={() => setKept(true)} />
        <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
          <Button variant="secondary" size="lg" onClick={() => ask(onAnother)}>
            {words.submitAnother}
          </Button>
          <PageLink href={paths.reports()} className={buttonClass('secondary', 'lg')}>
            {words.viewReports}
          </PageLink>
        </div>
        <LazyAuthorityNotice clubId={clubId} />
      </div>
      {dialog}
    </>
  );
}
