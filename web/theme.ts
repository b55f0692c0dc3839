/** The theme, light or dark: a class on the root element, stored as `theme`. */

/** Background colours of web/ui/tokens.css. */
export const THEME_COLORS = { dark: '#081521', light: '#f2f7fb' } as const;

/**
 * Runs in the head before the first paint, so that no page flashes in the wrong theme. Handles `[data-theme-toggle]`
 * and `[data-bright]`, present or added later, and follows other tabs. If storage is forbidden, a choice lasts until
 * the page is closed.
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
