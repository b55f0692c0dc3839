/**
 * Takes a page over at the first sign that somebody wants to use it: until then it is HTML, and costs nothing on a slow
 * phone. What is pressed and typed meanwhile is not lost (input-before-hydration.ts). It imports nothing: what it
 * fetches stands in the document (html.ts), the page's own script first.
 */

const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'hashchange'];

function hydrate(): void {
  for (const sign of SIGNS) removeEventListener(sign, hydrate);
  const [src = '', ...others] = (document.querySelector<HTMLElement>('[data-files]')?.dataset['files'] ?? '').split(
    ' ',
  );
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // If it cannot be fetched, the next sign tries again.
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, onerror: listen }));
}

function listen(): void {
  for (const sign of SIGNS) addEventListener(sign, hydrate, { passive: true });
}

/** Somebody was quicker than this file, came back to what was typed before, or by a link that says more than the page (C19.7). */
const isWanted = (): boolean =>
  location.hash !== '' ||
  document.activeElement !== document.body ||
  [...document.querySelectorAll('input')].some(({ type, value, defaultValue, checked, defaultChecked }) =>
    ['checkbox', 'radio'].includes(type) ? checked !== defaultChecked : value !== defaultValue,
  );

if (isWanted()) hydrate();
else listen();
