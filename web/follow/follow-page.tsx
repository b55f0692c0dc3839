/** Where a reporter comes back with the receipt code alone (contract C10.3). */
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PublicLayout } from '../layouts/public-layout.tsx';
import type { Followed } from './api.ts';
import { CodeForm } from './code-form.tsx';
import { FollowedView } from './followed-view.tsx';
import { keepAnswer } from './kept-answer.ts';
import * as words from './words/en.ts';

/** The code, then what became of the report. What is shown is gone with the page; the browser keeps an answer that is being written, until it is sent. */
export default function FollowPage() {
  const [followed, setFollowed] = useState<Followed | null>(null);
  const [ended, setEnded] = useState('');
  useForgotten(() => setFollowed(null));
  const end = (why: string) => {
    keepAnswer('');
    setFollowed(null);
    setEnded(why);
  };
  return (
    <PublicLayout>
      <div className="mx-auto max-w-2xl px-4 pt-10 pb-16 sm:px-6 sm:pt-14">
        <h1 className="text-title">{words.heading}</h1>
        {followed ? (
          <FollowedView followed={followed} onChange={setFollowed} onEnd={end} />
        ) : (
          <>
            <p className="mt-3 max-w-xl text-lg text-ink-soft">{words.intro}</p>
            <CodeForm
              ended={ended}
              onOpen={(opened) => {
                setEnded('');
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
    </PublicLayout>
  );
}

/** A browser may keep a page that was left and show it to whoever goes back: then all is forgotten first. */
function useForgotten(forget: () => void): void {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) forget();
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  });
}
