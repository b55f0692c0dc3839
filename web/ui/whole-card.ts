/** A card that opens by a click anywhere on it, while its one link or button stays what keyboards and readers use. */

/**
 * Ref of such a card. A click beside the link does what the link does, new tab keys included; selecting text does not.
 * No overlay lies over the words: they can be selected, and a click on them is a click on them.
 */
export function makeCardClickable(card: HTMLElement | null): (() => void) | undefined {
  if (!card) return undefined;
  const open = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || !(target instanceof Element) || target.closest('a, button')) return;
    if (getSelection()?.isCollapsed === false) return;
    const keys = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
    card.querySelector('a[href], button')?.dispatchEvent(new MouseEvent('click', keys));
  };
  card.addEventListener('click', open);
  return () => card.removeEventListener('click', open);
}
