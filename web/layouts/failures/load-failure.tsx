/** Shown by the early input script if a script of the page fails to load: without it the form would stay dead. */
import { buttonClass } from '../../ui/button.tsx';
import * as words from '../words/en.ts';

/**
 * Reloads with what was typed, passwords apart, in `window.name`, read once and only by a reload, so that nobody else
 * finds it: no storage, no URL. Runs before the page's modules, so that hydration finds the text.
 */
const RELOAD_SCRIPT =
  '{const k="typed:",p=location.pathname;document.querySelector("#load-failure button").onclick=()=>{const v=[...document.querySelectorAll("#app :is(input,textarea)")].filter(e=>e.value!==e.defaultValue&&!/password|file|checkbox|radio/.test(e.type)).map(e=>[e.id,e.value]);window.name=k+JSON.stringify([p,...v]);location.reload()};' +
  'if(window.name.startsWith(k)){const[w,...v]=JSON.parse(window.name.slice(k.length));window.name="";if(w===p&&performance.getEntriesByType("navigation")[0].type==="reload")for(const[i,x]of v){const e=document.getElementById(i);if(e)e.value=x}}}';

export function LoadFailure() {
  return (
    <>
      <div
        id="load-failure"
        hidden
        role="alert"
        className="fixed inset-x-0 bottom-0 z-50 border-t border-line bg-raised px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-center shadow-float print:hidden"
      >
        <p className="font-semibold">{words.loadedInPart}</p>
        <p className="mt-1 mb-3 text-ink-soft">{words.checkConnection}</p>
        <button type="button" className={buttonClass('primary')}>
          {words.loadAgain}
        </button>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
      <script dangerouslySetInnerHTML={{ __html: RELOAD_SCRIPT }} />
    </>
  );
}
