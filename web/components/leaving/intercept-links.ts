/** Null for a new tab, which keeps this page open. */
function linkOf(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>(selector);
  return link && link.target !== '_blank' && !link.download ? link : null;
}

/** Calls `ask` in place of following a link off the page; returns a function that stops it. */
export function interceptLinks(ask: (follow: () => void) => void, selector = 'a[href]'): () => void {
  const intercept = (event: MouseEvent) => {
    const link = linkOf(event, selector);
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    // Within the page, without a history entry that Back would hit.
    const place = link.getAttribute('href') ?? '';
    if (place.startsWith('#')) document.getElementById(place.slice(1))?.focus();
    else ask(() => link.click());
  };
  document.addEventListener('click', intercept, true);
  return () => document.removeEventListener('click', intercept, true);
}
