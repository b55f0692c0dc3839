/**
 * Preserves clicks and input from before hydration: on a slow phone the form is visible well before its script runs.
 */

/** The last click, and the keys pressed on a closed list. */
type EarlyInput = { pressed: Element | null; list: Element | null; keys: string[] };

declare global {
  interface Window {
    takeEarlyInput?: () => EarlyInput;
  }
}

/**
 * For the head: until hydration, records the last click and keys pressed on a closed list, and shows the load failure
 * (layouts/failures) if a script fails to load. Prevents native form submission, which would lose the input.
 */
export const EARLY_INPUT_SCRIPT =
  '(()=>{let p=null,l=null,k=[];const c=e=>{p=e.target},d=e=>{const t=e.target,y=e.key;if(!t.matches("button[role=combobox]")||e.ctrlKey||e.metaKey||e.altKey||(y.length>1&&y!=="ArrowDown"&&y!=="ArrowUp"))return;if(t!==l){l=t;k=[]}k.push(y)};' +
  // The document's own script that fails to load is an error event, an imported one a rejection.
  'let a=1;const n=()=>document.getElementById("load-failure"),f=e=>{if(!a||e.type==="error"&&e.target.tagName!=="SCRIPT")return;const b=n();if(!b)return addEventListener("DOMContentLoaded",()=>f(e));b.hidden=false};addEventListener("error",f,true);addEventListener("unhandledrejection",f);' +
  'addEventListener("click",c,true);addEventListener("keydown",d,true);addEventListener("submit",e=>e.preventDefault(),true);window.takeEarlyInput=()=>{removeEventListener("click",c,true);removeEventListener("keydown",d,true);a=0;n()?.remove();return{pressed:p,list:l,keys:k}}})()';

type Control = HTMLInputElement | HTMLTextAreaElement;
type Change = [Control, string | boolean];

const isCheckable = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type);

/**
 * Reads input from before hydration, which resets every control; call just before. Tests ensure that no page has a
 * <select> in its HTML.
 */
export function inputBeforeHydration(root: Element): Change[] {
  return [...root.querySelectorAll<Control>('input, textarea')].flatMap((control): Change[] => {
    if (isCheckable(control)) return control.checked === control.defaultChecked ? [] : [[control, control.checked]];
    return control.value === control.defaultValue ? [] : [[control, control.value]];
  });
}

/** Replays input after hydration, and input typed during it. Links and the theme toggle already work. */
export function replayInput(root: Element, typed: Change[]): void {
  const early = window.takeEarlyInput?.();
  const pressed = early?.pressed?.closest<HTMLButtonElement>('button:not([data-theme-toggle],[data-bright])');
  // React hydrates the target of a discrete event at once and the rest later, and keeps input only once hydrated. Not a
  // click, which would tick a checkbox.
  for (const element of [root.firstElementChild, ...typed.map(([control]) => control)])
    element?.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  // Submitting, also by Enter, waits until the input is restored.
  const isSubmit = pressed?.type === 'submit';
  const stopIntercepting = interceptSubmit();
  requestAnimationFrame(() =>
    setTimeout(() => {
      let submitButton: HTMLButtonElement | null;
      try {
        const laterInput = inputBeforeHydration(root);
        const unchanged = typed.filter(([control]) => !laterInput.some(([other]) => other === control));
        applyChanges([...laterInput, ...unchanged.map(withLaterInput)]);
      } finally {
        // Even if a field rejects its input: otherwise nobody could submit.
        submitButton = stopIntercepting();
      }
      (submitButton ?? (isSubmit ? pressed : null))?.click();
    }),
  );
  if (!isSubmit) pressed?.click();
  // If focus left the list, nothing was chosen.
  if (early?.list && early.list === document.activeElement)
    for (const key of early.keys) early.list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

/** Intercepts submit buttons; the returned function stops that and returns the last one pressed. */
function interceptSubmit(): () => HTMLButtonElement | null {
  let lastPressed: HTMLButtonElement | null = null;
  const intercept = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.type !== 'submit') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    lastPressed = button;
  };
  addEventListener('click', intercept, true);
  return () => {
    removeEventListener('click', intercept, true);
    return lastPressed;
  };
}

/** Appends text typed during hydration to the earlier input. */
function withLaterInput([control, earlier]: Change): Change {
  if (typeof earlier === 'boolean') return [control, earlier];
  return [control, control.value.startsWith(earlier) ? control.value : earlier + control.value];
}

function applyChanges(changes: Change[]): void {
  for (const [control, value] of changes) {
    if (typeof value === 'boolean') {
      // So that the click is a change to React.
      if (isCheckable(control)) control.checked = !value;
      control.click();
      continue;
    }
    // So that React sees the input arrive.
    control.value = '';
    // The native setter, since React's own would hide the change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
