/** Keeps the focus near a control that was removed or disabled while it had it, as a button that a result replaces. */

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

function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/** Call once. Screen readers start over at the top of the page if nothing has the focus (WCAG 2.4.3). */
export function watchRemovals(): void {
  let focused: Element | null = document.activeElement;
  let ancestors = focused ? ancestorsOf(focused) : [];
  /** A disabled control, and what has the focus in its place. */
  let lent: { control: HTMLElement; place: HTMLElement } | null = null;
  const recover = () => {
    if (!(focused instanceof HTMLElement) || document.activeElement !== document.body) return;
    const control = focused;
    if (!isLost(control)) return control.focus({ preventScroll: true });
    const place = ancestors.find((ancestor) => ancestor.isConnected && ancestor.matches(PLACE));
    if (!(place instanceof HTMLElement)) return;
    focusPlace(place);
    lent = { control, place };
  };
  const giveBack = () => {
    if (!lent || isLost(lent.control)) return;
    if (document.activeElement === lent.place) lent.control.focus({ preventScroll: true });
    lent = null;
  };
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    lent = null;
    focused = target;
    ancestors = ancestorsOf(target);
  });
  // Whoever presses elsewhere has left it.
  addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !focused?.contains(target)) focused = null;
  });
  new MutationObserver(() => {
    giveBack();
    if (focused && isLost(focused)) setTimeout(recover, DELAY_MS);
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}
