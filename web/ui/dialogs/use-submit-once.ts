import { useEffect, useRef } from 'react';

/** Submits a form once until the work is done: whoever presses twice is faster than `isBusy`. */
export function useSubmitOnce(isBusy: boolean): (submit: () => void) => void {
  const isSubmitted = useRef(false);
  useEffect(() => {
    if (!isBusy) isSubmitted.current = false;
  });
  return (submit) => {
    if (isBusy || isSubmitted.current) return;
    isSubmitted.current = true;
    submit();
  };
}
