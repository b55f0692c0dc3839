/** Browsers report an impossible or half-typed date or time as empty, which would clear the stored one. */
import { useEffect } from 'react';

/** The browser says what is wrong, at the field; the form gets no submit event. */
function refuse(event: SubmitEvent): void {
  const { elements } = event.target as HTMLFormElement;
  const field = [...elements].find((element) => element instanceof HTMLInputElement && element.validity.badInput);
  if (!(field instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.stopPropagation();
  field.reportValidity();
}

export function useRefuseBadInput(): void {
  useEffect(() => {
    document.addEventListener('submit', refuse, { capture: true });
    return () => document.removeEventListener('submit', refuse, { capture: true });
  }, []);
}
