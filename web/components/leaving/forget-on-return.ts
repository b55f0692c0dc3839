import { useEffect, useEffectEvent } from 'react';

/** Calls `forget` when the back/forward cache shows the page again. */
export function useForgetOnReturn(forget: () => void): void {
  const onReturn = useEffectEvent(forget);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
}
