/** Closes an overlay by going back in the history. */

let leaving = '';

export function stepBack(): void {
  if (leaving === location.href) return;
  leaving = location.href;
  addEventListener('popstate', () => (leaving = ''), { once: true });
  history.back();
}
