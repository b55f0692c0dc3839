/** Closes an overlay by going back in the history. */

let leavingUrl = '';

export function stepBack(): void {
  if (leavingUrl === location.href) return;
  leavingUrl = location.href;
  addEventListener('popstate', () => (leavingUrl = ''), { once: true });
  history.back();
}
