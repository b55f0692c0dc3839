/** Unsubscribes from one kind of mail (C9.5): static, a plain form that works without scripts. */

import type { PageData } from '../../domain/page.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import { FloatingThemeToggle } from '../components/theme-toggle.tsx';
import { localised } from '../language/prefix.ts';
import { Mark } from '../layouts/logo.tsx';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { buttonClass } from '../ui/button.tsx';
import * as words from './words/en.ts';

export function UnsubscribePage({ stop }: { stop: PageData['stop'] }) {
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
  if (isDone)
    return (
      <>
        <h1 className="text-title">{words.isDone}</h1>
        <p className="mt-3 text-ink-soft">{words.done[topic]}</p>
        <p className="mt-3 text-ink-soft">{words.back[topic]}</p>
      </>
    );
  return (
    <>
      <h1 className="text-title">{words.fewerMails}</h1>
      <p className="mt-3 text-ink-soft">{words.questions[topic]}</p>
      <form method="post" action={localised(`${SITE_MAP.unsubscribe.path}?link=${link}`)}>
        <button type="submit" className={buttonClass('primary', 'lg', 'mt-8')}>
          {words.stopMails}
        </button>
      </form>
    </>
  );
}

function Unknown() {
  return (
    <>
      <h1 className="text-title">{words.unknownLink}</h1>
      <p className="mt-3 text-ink-soft">{words.unknownLinkText}</p>
    </>
  );
}
