import { useEffect, useRef } from 'react';

/** Prevents a double submit: a second press can come before the render that sets `isBusy`. */
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
