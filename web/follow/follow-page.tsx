/** Reopens a report by receipt code (C10.3) or emailed link (C19.7). */
import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureText } from '../api.ts';
import { useForgetOnReturn } from '../components/leaving/forget-on-return.ts';
import { FloatingThemeToggle } from '../components/theme-toggle.tsx';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { isUnknown, openByLink, type ReportAccess } from './api.ts';
import { CodeForm } from './code-form.tsx';
import { FollowedView, UNSENT } from './followed-view.tsx';
import { deleteDrafts } from './tab-drafts.ts';
import * as words from './words/en.ts';

/** Only what is unsent outlives the page: a message, details, the number of photos. */
export default function FollowPage() {
  const [followed, setFollowed] = useState<ReportAccess | null>(null);
  const [notice, setNotice] = useState('');
  const [isUnsent, setUnsent] = useState(false);
  const [waitingToken, setWaitingToken] = useState('');
  const [linksOpened, setLinksOpened] = useState(0);
  const [failure, setFailure] = useState<{ token: string; text: string } | null>(null);
  useForgetOnReturn(() => {
    setWaitingToken('');
    setFailure(null);
    setFollowed(null);
  });
  const end = (why: string, keepsDrafts = false) => {
    if (!keepsDrafts) deleteDrafts();
    setFollowed(null);
    setFailure(null);
    setNotice(why);
  };
  const openLink = async (token: string) => {
    setWaitingToken('');
    setFailure(null);
    setNotice(words.opening);
    try {
      const opened = await openByLink(token);
      if (followed) deleteDrafts();
      setUnsent(false);
      setFollowed(opened);
      setLinksOpened((before) => before + 1);
      setNotice('');
    } catch (problem) {
      setNotice(isUnknown(problem) ? words.linkOver : '');
      if (!isUnknown(problem)) setFailure({ token, text: failureText(problem) });
    }
  };
  const askAndOpen = (token: string) => (isUnsent ? setWaitingToken(token) : void openLink(token));
  useMailLink(askAndOpen);
  return (
    <PublicLayout>
      <div className="mx-auto max-w-2xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14">
        <h1 className="text-title">{words.heading}</h1>
        {failure && (
          <div className="mb-8">
            <NoticeAbove text={failure.text} />
            <Button variant="secondary" className="mt-4" onClick={() => askAndOpen(failure.token)}>
              {words.tryAgain}
            </Button>
          </div>
        )}
        {followed ? (
          <>
            <NoticeAbove text={notice} />
            <div inert={notice === words.opening}>
              <FollowedView
                key={linksOpened}
                followed={followed}
                onChange={(update) =>
                  setFollowed((now) => now && { ...now, report: { ...now.report, ...update(now.report) } })
                }
                onUnsent={setUnsent}
                onEnd={end}
              />
            </div>
          </>
        ) : (
          <>
            <p className="mt-3 max-w-xl text-lg text-ink-soft">{words.intro}</p>
            <CodeForm
              notice={notice}
              onOpen={(opened) => {
                setNotice('');
                setFailure(null);
                setFollowed(opened);
              }}
            />
            <aside className="mt-8 flex gap-4 rounded-card bg-sky-tint p-5">
              <KeyRound aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sky" />
              <p className="wrap-anywhere text-[0.9375rem] leading-relaxed">{words.lostCode}</p>
            </aside>
          </>
        )}
      </div>
      {waitingToken && (
        <ConfirmDialog {...UNSENT} onConfirm={() => openLink(waitingToken)} onClose={() => setWaitingToken('')}>
          {UNSENT.text}
        </ConfirmDialog>
      )}
      <FloatingThemeToggle />
    </PublicLayout>
  );
}

/** About another link, above the open report; focused, since the page may be scrolled. */
function NoticeAbove({ text }: { text: string }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text) notice.current?.focus();
  }, [text]);
  return (
    <p ref={notice} tabIndex={-1} role="status" className="mt-4 font-medium outline-none empty:hidden">
      {text}
    </p>
  );
}

/** 128 bits in base64url. */
const TOKEN = /^#[\w-]{22}$/;

/** Removes the token from the URL, to keep it out of the history, and opens the report. */
function useMailLink(open: (token: string) => void): void {
  const onToken = useEffectEvent(open);
  useEffect(() => {
    const take = () => {
      const { hash, pathname } = location;
      if (!TOKEN.test(hash)) return;
      history.replaceState(history.state, '', pathname);
      onToken(hash.slice(1));
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
}
