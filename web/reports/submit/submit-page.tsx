import { LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SITE_MAP } from '../../../domain/site-map.ts';
import { useSite } from '../../components/site.tsx';
import { startWaiting } from '../../components/waiting/start.ts';
import { rich } from '../../language/rich.tsx';
import { PageLink } from '../../layouts/page-link.tsx';
import { PublicLayout } from '../../layouts/public-layout.tsx';
import { ReportForm } from './form/report-form.tsx';
import type { AcceptedReport } from './sending/form-sender.ts';
import * as words from './words/en.ts';

function Intro() {
  return (
    <>
      <header>
        {/* One line on a phone in any fallback font, so that the narrative is on the first screen (C19.2). */}
        <h1 className="text-title max-sm:text-[1.5rem]">{words.heading}</h1>
        <p className="mt-2 hidden text-lg text-ink-soft sm:block">{words.intro}</p>
      </header>
      <aside aria-labelledby="confidential" className="flex gap-3 rounded-card bg-sky-tint px-4 py-2.5 sm:px-7 sm:py-5">
        <LockKeyhole aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sky sm:size-6" />
        <p className="wrap-anywhere text-[0.9375rem] leading-snug">
          <strong id="confidential">{words.confidential}</strong> {words.whoSeesYou}
          <span className="hidden sm:inline"> {words.whatIsPublished}</span>
        </p>
      </aside>
    </>
  );
}

function Outro() {
  return (
    <div className="space-y-2 text-[0.9375rem] text-ink-soft">
      <p>{words.whoSeesWhat}</p>
      <p>
        <PageLink
          href={SITE_MAP.follow.path}
          className="inline-flex min-h-11 items-center text-sky underline underline-offset-4 hover:no-underline"
        >
          {words.sentAlready}
        </PageLink>
      </p>
    </div>
  );
}

/** A mailto link instead of the form; email reveals the sender. */
function WithoutScript() {
  const { contactEmail, hasContact } = useSite();
  return (
    <div className="space-y-2">
      <p className="font-medium text-danger">{words.needsScript}</p>
      {hasContact && (
        <p>
          {rich(words.writeMail, {
            address: (
              <a
                href={`mailto:${contactEmail}?subject=${encodeURIComponent(words.mailSubject)}`}
                className="text-sky underline underline-offset-4"
              >
                {contactEmail}
              </a>
            ),
          })}
        </p>
      )}
    </div>
  );
}

export default function SubmitPage() {
  const [accepted, setAccepted] = useState<AcceptedReport | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const again = useRef(false);
  useEffect(startWaiting, []);
  useEffect(() => {
    if (!again.current || accepted !== null) return;
    again.current = false;
    top.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [accepted]);
  const another = () => {
    again.current = true;
    setAccepted(null);
  };
  return (
    <PublicLayout>
      <div
        ref={top}
        tabIndex={-1}
        data-large-targets
        className="mx-auto max-w-3xl space-y-3 px-4 pt-3 pb-16 sm:space-y-6 sm:px-6 sm:pt-12"
      >
        {accepted ? (
          <accepted.Confirmation {...accepted} onAnother={another} />
        ) : (
          <>
            <Intro />
            {/* Server-rendered only; React renders nothing in the browser. */}
            <noscript>{import.meta.env.SSR && <WithoutScript />}</noscript>
            <ReportForm onAccepted={setAccepted} />
            <Outro />
          </>
        )}
      </div>
    </PublicLayout>
  );
}
