/** Where anyone reports what happened (specification section 2, Safety report submission). */
import { LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SITE_MAP } from '../../../domain/site-map.ts';
import { PageLink } from '../../layouts/page-link.tsx';
import { PublicLayout } from '../../layouts/public-layout.tsx';
import { ReportForm } from './form/report-form.tsx';
import type { Sent } from './state/use-sending.ts';

function Intro() {
  return (
    <>
      <header>
        <h1 className="text-title">Submit a Safety Report</h1>
        <p className="mt-3 max-w-2xl text-lg text-ink-soft">
          Tell us what happened. It takes about two minutes, and it may keep somebody else out of the same corner.
        </p>
        <p className="mt-1">
          <PageLink
            href={SITE_MAP.follow.path}
            className="inline-flex min-h-11 items-center text-sky underline underline-offset-4 hover:no-underline"
          >
            Sent one already? Follow your report
          </PageLink>
        </p>
      </header>
      <aside aria-labelledby="confidential" className="flex gap-4 rounded-card bg-sky-tint p-5 sm:px-7">
        <LockKeyhole aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sky" />
        <div>
          <h2 id="confidential" className="font-semibold">
            Your report is confidential
          </h2>
          <p className="mt-1 text-[0.9375rem] leading-relaxed">
            Only the Safety Management team sees your name, email, phone and the aircraft's registration. What is
            published later is reviewed and anonymised first. We look for causes, not for someone to blame.
          </p>
        </div>
      </aside>
    </>
  );
}

/** The form, then the confirmation. */
export default function SubmitPage() {
  /** What was just sent; none while one is written. */
  const [sent, setSent] = useState<Sent | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const again = useRef(false);
  useEffect(() => {
    if (!again.current || sent !== null) return;
    again.current = false;
    top.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [sent]);
  const another = () => {
    again.current = true;
    setSent(null);
  };
  return (
    <PublicLayout>
      <div ref={top} tabIndex={-1} className="mx-auto max-w-3xl space-y-6 px-4 pt-10 pb-16 sm:px-6 sm:pt-14">
        {sent ? (
          <sent.Confirmation clubId={sent.clubId} code={sent.code} onAnother={another} />
        ) : (
          <>
            <Intro />
            <noscript>
              <p className="mb-6 font-medium text-danger">
                Sending a report needs JavaScript: please turn it on in your browser before you write.
              </p>
            </noscript>
            <ReportForm onSent={setSent} />
          </>
        )}
      </div>
    </PublicLayout>
  );
}
