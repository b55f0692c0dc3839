/**
 * Hydrates a page at the first interaction; until then it is HTML and costs a slow phone nothing. Earlier input is kept
 * (input-before-hydration.ts). Imports nothing; the document names what to load (html.ts), the page's script first.
 */

const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'hashchange'];

function hydrate(): void {
  for (const sign of SIGNS) removeEventListener(sign, hydrate);
  const [src = '', ...others] = (document.querySelector<HTMLElement>('[data-files]')?.dataset['files'] ?? '').split(
    ' ',
  );
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // The next interaction tries again.
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, onerror: listen }));
}

function listen(): void {
  for (const sign of SIGNS) addEventListener(sign, hydrate, { passive: true });
}

/**
 * Somebody acted before this file loaded, came back to a draft, or followed a link that carries more than the page
 * (C19.7).
 */
const isWanted = (): boolean =>
  location.hash !== '' ||
  document.activeElement !== document.body ||
  [...document.querySelectorAll('input')].some(({ type, value, defaultValue, checked, defaultChecked }) =>
    ['checkbox', 'radio'].includes(type) ? checked !== defaultChecked : value !== defaultValue,
  );

if (isWanted()) hydrate();
else listen();
