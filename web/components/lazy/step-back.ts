/** Closes what was opened over a page by a step back in the history. */

let leaving = '';

export function stepBack(): void {
  if (leaving === location.href) return;
  leaving = location.href;
  addEventListener('popstate', () => (leaving = ''), { once: true });
  history.back();
}
