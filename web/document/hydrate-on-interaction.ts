/**
 * Hydrates a page at the first interaction; until then it is plain HTML, which costs a slow phone nothing. Earlier
 * input is kept (input-before-hydration.ts). Has no imports: the document lists what to load (html.ts), the page's
 * script first.
 */

const INTERACTIONS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'hashchange'];

function hydrate(): void {
  for (const event of INTERACTIONS) removeEventListener(event, hydrate);
  const [src = '', ...others] = (document.querySelector<HTMLElement>('[data-files]')?.dataset['files'] ?? '').split(
    ' ',
  );
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // The next interaction retries.
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, onerror: listen }));
}

function listen(): void {
  for (const event of INTERACTIONS) addEventListener(event, hydrate, { passive: true });
}

/** The user acted before this file loaded, returned to a draft, or followed a link with a fragment (C19.7). */
const isNeededAtOnce = (): boolean =>
  location.hash !== '' ||
  document.activeElement !== document.body ||
  [...document.querySelectorAll('input')].some(({ type, value, defaultValue, checked, defaultChecked }) =>
    ['checkbox', 'radio'].includes(type) ? checked !== defaultChecked : value !== defaultValue,
  );

if (isNeededAtOnce()) hydrate();
else listen();
