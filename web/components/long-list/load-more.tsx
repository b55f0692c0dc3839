/** Loads the next page when scrolled near, or by its button (C3.11). */

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import * as words from './words/en.ts';

type Props = {
  onLoad: () => Promise<void>;
  /** Texts of the button and of a failure; by default for reports. */
  more?: string;
  failed?: string;
};

/** After a failure only the button retries. */
export function LoadMore({ onLoad, more = words.moreReports, failed = words.moreReportsFailed }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = async () => {
    if (state === 'loading') return;
    setState('loading');
    const succeeded = await onLoad().then(
      () => true,
      () => false,
    );
    setState(succeeded ? 'idle' : 'failed');
  };
  const loadIfIdle = useEffectEvent(() => {
    if (state === 'idle') load();
  });
  useEffect(() => {
    if (state !== 'idle' || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadIfIdle(), {
      rootMargin: '800px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [state]);
  return (
    <div ref={element} className="mt-8 flex flex-col items-center gap-3">
      {state === 'failed' && (
        <p role="alert" className="text-danger">
          {failed}
        </p>
      )}
      <Button variant="secondary" onClick={load} busy={state === 'loading' && words.loading}>
        {more}
      </Button>
    </div>
  );
}
