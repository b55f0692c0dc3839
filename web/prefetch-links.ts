/**
 * The only script of static pages besides the theme: prefetches a link's page on hover or touch, and loads React only
 * if reports are waiting (C15.5), from the URL in the document (html.ts).
 */
import { WAITING_NAME } from './components/waiting/database-name.ts';

const fetched = new Set<string>();

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname || fetched.has(link.href)) return;
  fetched.add(link.href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.href }));
}

for (const event of ['pointerover', 'touchstart', 'focusin'] as const)
  document.addEventListener(event, prefetch, { passive: true });

const panel = document.querySelector<HTMLElement>('[data-waiting]')?.dataset['waiting'];
// Duplicates components/waiting/watch-waiting.ts: sharing it would load another file.
const checkWaiting = async () => {
  try {
    const all = await indexedDB.databases();
    if (all.some(({ name }) => name === WAITING_NAME)) await import(/* @vite-ignore */ panel ?? '');
  } catch {}
};
if (panel) {
  checkWaiting();
  addEventListener('online', checkWaiting);
  document.addEventListener('visibilitychange', checkWaiting);
  setInterval(checkWaiting, 60_000);
}
