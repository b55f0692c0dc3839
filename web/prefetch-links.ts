/**
 * All the script of a page that stands still (landing, not-found) beside the theme: it fetches the next page ahead when a
 * finger or pointer nears its link. React is not loaded there.
 */
const fetched = new Set<string>();

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname || fetched.has(link.href)) return;
  fetched.add(link.href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.href }));
}

for (const event of ['pointerover', 'touchstart', 'focusin'] as const)
  document.addEventListener(event, prefetch, { passive: true });
