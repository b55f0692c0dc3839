/** Keeps what is opened from a list a single step in the history. */

/** The history state of an address opened from its list. */
export const FROM_LIST = { opened: true };

let leavingUrl = '';

function stepBack(): void {
  if (leavingUrl === location.href) return;
  leavingUrl = location.href;
  addEventListener('popstate', () => (leavingUrl = ''), { once: true });
  history.back();
}

/** Steps back to the list; `replaceAddress` closes what was opened by a link. */
export function backToList(replaceAddress: () => void): void {
  if (history.state?.opened) stepBack();
  else replaceAddress();
}
