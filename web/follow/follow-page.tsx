/** Reopens a report by receipt code (C10.3) or emailed link (C19.7). */
import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureText } from '../api.ts';
import { FloatingThemeToggle } from '../components/theme-toggle.tsx';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { isUnknown, openByLink, type ReportAccess } from './api.ts';
import { CodeForm } from './code-form.tsx';
import { FollowedView } from './followed-view.tsx';
import { deleteDrafts } from './tab-drafts.ts';
import * as words from './words/en.ts';

/** Only an unsent answer outlives the page. */
export default function FollowPage() {
  const [followed, setFollowed] = useState<ReportAccess | null>(null);
  const [notice, setNotice] = useState('');
  useForgetOnReturn(() => setFollowed(null));
  const end = (why: string, keepsDrafts = false) => {
    if (!keepsDrafts) deleteDrafts();
    setFollowed(null);
    setNotice(why);
  };
  useMailLink(async (token) => {
    setNotice(words.opening);
    try {
      setFollowed(await openByLink(token));
      setNotice('');
    } catch (problem) {
      setNotice(isUnknown(problem) ? words.linkOver : failureText(problem));
    }
  });
  return (
    <PublicLayout>
      <div className="mx-auto max-w-2xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14">
        <h1 className="text-title">{words.heading}</h1>
        {followed ? (
          <FollowedView
            followed={followed}
            onChange={(update) =>
              setFollowed((now) => now && { ...now, report: { ...now.report, ...update(now.report) } })
            }
            onEnd={end}
          />
        ) : (
          <>
            <p className="mt-3 max-w-xl text-lg text-ink-soft">{words.intro}</p>
            <CodeForm
              notice={notice}
              onOpen={(opened) => {
                setNotice('');
                setFollowed(opened);
              }}
            />
            <aside className="mt-8 flex gap-4 rounded-card bg-sky-tint p-5">
              <KeyRound aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sky" />
              <p className="text-[0.9375rem] leading-relaxed">{words.lostCode}</p>
            </aside>
          </>
        )}
      </div>
      <FloatingThemeToggle />
    </PublicLayout>
  );
}

/** Clears everything on leaving, since the back/forward cache may show the page again. */
function useForgetOnReturn(forget: () => void): void {
  const onReturn = useEffectEvent(forget);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
}

/** 128 bits in base64url. */
const TOKEN = /^#[\w-]{22}$/;

/** Removes the token from the URL, to keep it out of the history, and opens the report. */
function useMailLink(open: (token: string) => Promise<void>): void {
  const onToken = useEffectEvent(open);
  useEffect(() => {
    const take = () => {
      const { hash, pathname } = location;
      if (!TOKEN.test(hash)) return;
      history.replaceState(history.state, '', pathname);
      void onToken(hash.slice(1));
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
}
