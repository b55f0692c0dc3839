import type { KeyboardEvent } from 'react';

/** Stops Enter from submitting: a sent report cannot be recalled. Closes the keyboard on touch screens. */
export function preventEnterSubmit(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (!event.nativeEvent.isComposing && matchMedia('(pointer: coarse)').matches) target.blur();
}
