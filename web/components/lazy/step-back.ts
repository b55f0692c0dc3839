/** Leaving what was opened over a page by a step back in the history. */

/** The address that is being left. */
let leaving = '';

/** One step back, however often it is asked for: a step takes a moment, and a double-click asks twice. */
export function stepBack(): void {
  if (leaving === location.href) return;
  leaving = location.href;
  addEventListener('popstate', () => (leaving = ''), { once: true });
  history.back();
}
