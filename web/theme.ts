/** Light or dark (specification section 4): a class on the document root, kept in the browser under `theme`. */

const KEY = 'theme';

/** The address bar's colour in each theme: the ground of web/ui/tokens.css. */
export const THEME_COLORS = { dark: '#081521', light: '#f2f7fb' } as const;

/**
 * Runs in the head before anything is painted, so that no page flashes in the wrong theme. Storage may be forbidden.
 */
export const THEME_SCRIPT = `try{if(localStorage.getItem('${KEY}')==='light'){document.documentElement.className='light';document.querySelector('meta[name=theme-color]').content='${THEME_COLORS.light}'}}catch{}`;

function apply(theme: 'light' | 'dark'): void {
  document.documentElement.className = theme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', THEME_COLORS[theme]);
}

function toggle(): void {
  const theme = document.documentElement.classList.contains('dark') ? 'light' : 'dark';
  apply(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
}

/**
 * Makes every `[data-theme-toggle]` of the document work, now and later, whether React drew it or the server alone;
 * follows the choice made in another tab.
 */
export function listenForThemeToggles(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-theme-toggle]')) toggle();
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && (newValue === 'light' || newValue === 'dark')) apply(newValue);
  });
}
