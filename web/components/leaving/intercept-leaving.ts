import { historyGuard, type Leave, leaveGuard } from './history-guard.ts';
import { interceptLinks } from './intercept-links.ts';

/** Calls `ask` when Back or Forward leaves the page within this document; returns a function that stops it. */
function interceptHistory(ask: (leave: () => void) => void): () => void {
  const { pathname, href } = location;
  const { state } = history;
  const guard = () => {
    if (location.pathname === pathname) return false;
    history.pushState(state, '', href);
    ask(() => history.back());
    return true;
  };
  historyGuard.current = guard;
  return () => {
    // A later one may have taken over.
    if (historyGuard.current === guard) historyGuard.current = null;
  };
}

/** Calls `ask` in place of leaving the page; the browser asks before the tab closes. Returns a function that stops it. */
export function interceptLeaving(ask: (leave: Leave) => void, links?: string): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  const stopLinks = interceptLinks(ask, links);
  const stopHistory = interceptHistory(ask);
  leaveGuard.current = ask;
  addEventListener('beforeunload', warn);
  return () => {
    stopLinks();
    stopHistory();
    if (leaveGuard.current === ask) leaveGuard.current = null;
    removeEventListener('beforeunload', warn);
  };
}
