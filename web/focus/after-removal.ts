/** Keeps focus nearby when the focused control is removed or disabled, such as a button replaced by its result. */

/** Long enough for code that moves the focus itself, which comes first. */
const DELAY_MS = 100;

const PLACE = 'fieldset, form, section, li, article, [role=group], [role=tabpanel], [tabindex], dialog, main';

/** Innermost first. */
function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let next = element.parentElement; next; next = next.parentElement) ancestors.push(next);
  return ancestors;
}

/** A busy button gets the focus back itself (ui/button.tsx). */
const isLost = (control: Element): boolean =>
  !control.isConnected || (control.matches(':disabled') && !control.hasAttribute('aria-busy'));

/** False if it cannot have the focus, as it is hidden. */
function focusPlace(place: HTMLElement): boolean {
  const isFocusable = place.hasAttribute('tabindex');
  if (!isFocusable) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  const hasFocus = document.activeElement === place;
  const restore = () => {
    // Still true if only the window has lost the focus.
    if (document.activeElement === place) return;
    place.removeAttribute('tabindex');
    place.removeEventListener('blur', restore);
  };
  if (!isFocusable) place.addEventListener('blur', restore);
  if (!isFocusable && !hasFocus) restore();
  return hasFocus;
}

/** Call once. Screen readers start over at the top of the page if nothing has the focus (WCAG 2.4.3). */
export function watchRemovals(): void {
  let focused: Element | null = document.activeElement;
  let ancestors = focused ? ancestorsOf(focused) : [];
  /** A disabled control, and what has the focus until it is enabled. */
  let replaced: { control: HTMLElement; place: HTMLElement } | null = null;
  let isWaiting = false;
  const recover = () => {
    isWaiting = false;
    if (!(focused instanceof HTMLElement)) return;
    const control = focused;
    // A disabled control keeps the focus until the next frame, which a slow page may not have drawn yet.
    if (![document.body, control].includes(document.activeElement as HTMLElement)) return;
    if (!isLost(control)) return control.focus({ preventScroll: true });
    const places = ancestors.filter((ancestor) => ancestor.isConnected && ancestor.matches(PLACE));
    const place = places.find((each) => each instanceof HTMLElement && focusPlace(each));
    if (place instanceof HTMLElement) replaced = { control, place };
    else focused = null;
  };
  const giveBack = () => {
    if (!replaced || isLost(replaced.control)) return;
    const { control, place } = replaced;
    replaced = null;
    if (document.activeElement === place) control.focus({ preventScroll: true });
  };
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    replaced = null;
    focused = target;
    ancestors = ancestorsOf(target);
  });
  // Whoever presses elsewhere has left it.
  addEventListener('pointerdown', ({ target }) => {
    replaced = null;
    if (target instanceof Node && !focused?.contains(target)) focused = null;
  });
  new MutationObserver(() => {
    giveBack();
    if (isWaiting || !focused || !isLost(focused)) return;
    isWaiting = true;
    setTimeout(recover, DELAY_MS);
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}
