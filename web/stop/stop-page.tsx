/** What the link in a mail leads to (contract C9.5). It stands still: the button is a plain form, so it works without script. */

import type { MailTopic } from '../../domain/mail/kinds.ts';
import type { PageData } from '../../domain/page.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import { FloatingThemeToggle } from '../components/theme-toggle.tsx';
import { localised } from '../language/prefix.ts';
import { Mark } from '../layouts/logo.tsx';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { buttonClass } from '../ui/button.tsx';

const QUESTIONS: Record<MailTopic, { ask: string; done: string; back: string }> = {
  reports: {
    ask: 'No more mails when a safety report, an answer or a date waits for you? You will find them after signing in.',
    done: 'You will get no more mails about safety reports.',
    back: 'To get them again, sign in and choose so under your account.',
  },
  actions: {
    ask: 'No more mails on Mondays about actions that are due? You will find them after signing in.',
    done: 'You will get no more mails about actions.',
    back: 'To get them again, sign in and choose so under your account.',
  },
  question: {
    ask: 'No more mails when there is a question about your report? You can still read questions with your receipt code.',
    done: 'You will get no more mails about this report.',
    back: 'You can still read questions and answer them with your receipt code.',
  },
};

/** Stop these mails. */
export function StopPage({ stop }: { stop: PageData['stop'] }) {
  return (
    <PublicLayout className="grid place-items-center px-4 py-20">
      <div className="max-w-md text-center">
        <Mark className="mx-auto mb-6 h-16 w-20" />
        {stop ? <Question stop={stop} /> : <Unknown />}
      </div>
      <FloatingThemeToggle />
    </PublicLayout>
  );
}

function Question({ stop: { topic, link, isDone } }: { stop: NonNullable<PageData['stop']> }) {
  const { ask, done, back } = QUESTIONS[topic];
  if (isDone)
    return (
      <>
        <h1 className="text-title">Done</h1>
        <p className="mt-3 text-ink-soft">{done}</p>
        <p className="mt-3 text-ink-soft">{back}</p>
      </>
    );
  return (
    <>
      <h1 className="text-title">Fewer mails</h1>
      <p className="mt-3 text-ink-soft">{ask}</p>
      <form method="post" action={localised(`${SITE_MAP.stop.path}?link=${link}`)}>
        <button type="submit" className={buttonClass('primary', 'lg', 'mt-8')}>
          Stop these mails
        </button>
      </form>
    </>
  );
}

function Unknown() {
  return (
    <>
      <h1 className="text-title">We do not know this link</h1>
      <p className="mt-3 text-ink-soft">
        Perhaps it was cut off in the mail. Open it there once more, or sign in and choose under your account.
      </p>
    </>
  );
}
