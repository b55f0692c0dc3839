/**
 * The script for language links (C14.3). It runs before the first paint, so that the offer causes no layout
 * shift; sets the links' path and query, again just before use, to keep filters, an open report and a keyword being
 * typed; and closes an open menu on an outside click or Escape.
 */
import { LANGUAGES, type Language } from '../../domain/language/languages.ts';

/** The offer and its dismiss button, in the preferred language. */
const OFFERS: Record<Language, [offer: string, dismiss: string]> = {
  en: ['This page is available in English', 'Close'],
  de: ['Diese Seite gibt es auf Deutsch', 'Schließen'],
  fr: ['Cette page existe en français', 'Fermer'],
  nl: ['Deze pagina is er ook in het Nederlands', 'Sluiten'],
  pl: ['Ta strona jest dostępna po polsku', 'Zamknij'],
  cs: ['Tato stránka je k dispozici v češtině', 'Zavřít'],
  it: ['Questa pagina è disponibile in italiano', 'Chiudi'],
  es: ['Esta página está disponible en español', 'Cerrar'],
  sv: ['Den här sidan finns på svenska', 'Stäng'],
};

export function otherLanguagesScript(page: Language, defaultLanguage: Language, prefix: string): string {
  const offers = JSON.stringify(Object.fromEntries(LANGUAGES.map((code) => [code, OFFERS[code]])));
  return `{
const offers=${offers},template=document.getElementById('language-offer-template');
const to=code=>{const rest=location.pathname.slice(${prefix.length}).replace(/^\\/+/,'/'),start=code==='${defaultLanguage}'?'':'/'+code;return(start+(rest==='/'&&start?'':rest)||'/')+location.search};
const wanted=navigator.languages.map(each=>each.split('-')[0]).find(each=>offers[each]);
if(wanted&&wanted!=='${page}'){const bar=template.content.firstElementChild,[link,button]=bar.children,[offer,dismiss]=offers[wanted];
bar.lang=link.hreflang=wanted;link.textContent=offer;link.href=to(wanted);
button.ariaLabel=button.title=dismiss;button.onclick=()=>bar.remove();template.replaceWith(bar)}
addEventListener('DOMContentLoaded',()=>{for(const link of document.querySelectorAll('a[hreflang]'))link.href=to(link.hreflang)});
const near=(target,what)=>target.closest?.(what),enter=new KeyboardEvent('keydown',{key:'Enter',bubbles:true});
for(const event of['pointerdown','focusin','click'])addEventListener(event,({target})=>{const link=near(target,'a[hreflang]');if(link){document.querySelector('[type=search]')?.dispatchEvent(enter);link.href=to(link.hreflang)}
if(event==='click')for(const list of document.querySelectorAll('[data-menu][open]'))if(!list.contains(target))list.open=false},true);
addEventListener('keydown',({key,target})=>{const list=key==='Escape'&&near(target,'[data-menu][open]');if(list){list.open=false;list.firstChild.focus()}});
}`;
}
