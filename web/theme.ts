/** Light or dark (specification section 4): a class on the document root, kept in the browser under `theme`. */

/** The address bar's colour in each theme: the ground of web/ui/tokens.css. */
export const THEME_COLORS = { dark: '#081521', light: '#f2f7fb' } as const;

/**
 * Stands in the head of every page and runs before anything is painted, so that no page flashes in the wrong theme. It
 * also makes every `[data-theme-toggle]` work, and `[data-bright]`, which is shown in the dark theme alone, now and later, whether
 * React drew it or the server alone, and follows the choice made in another tab. Where storage is forbidden a choice lasts as long as the page.
 */
export const THEME_SCRIPT = `{
const root=document.documentElement,colors=${JSON.stringify(THEME_COLORS)};
const show=theme=>{root.className=theme;document.querySelector('meta[name=theme-color]').content=colors[theme]};
let kept;try{kept=localStorage}catch{}
if(kept?.getItem('theme')==='light')show('light');
addEventListener('click',({target})=>{if(!target.closest?.('[data-theme-toggle],[data-bright]'))return;
const theme=root.className==='dark'?'light':'dark';show(theme);try{kept.setItem('theme',theme)}catch{}});
addEventListener('storage',({key,newValue})=>{if(key==='theme'&&newValue in colors)show(newValue)});
}`;
