/** What the Enter key does in a single line of the form. */
import type { KeyboardEvent } from 'react';

/**
 * Ends the line, and no more: browsers would submit the form, and a report that is sent cannot be called back. The button
 * alone sends it. On a touch screen the keyboard goes away.
 */
export function endLine(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (!event.nativeEvent.isComposing && matchMedia('(pointer: coarse)').matches) target.blur();
}
