import type { KeyboardEvent } from 'react';

/**
 * Ends the line: browsers would submit the form, and a sent report cannot be called back. On touch screens the keyboard
 * closes.
 */
export function endLine(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (!event.nativeEvent.isComposing && matchMedia('(pointer: coarse)').matches) target.blur();
}
