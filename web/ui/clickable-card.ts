/** Makes a whole card act as its first link or button, including new-tab keys; text remains selectable. No overlay covers it. */
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
