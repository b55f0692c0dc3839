/**
 * What is pressed and typed before the page is ready, kept until it is: on a slow phone the form is there to be seen
 * some time before its script runs, and neither a tap nor a word should be lost.
 */

/** What was pressed last, and the keys that were meant for a closed list. */
type EarlyInput = { pressed: Element | null; list: Element | null; keys: string[] };

declare global {
  interface Window {
    takeEarlyInput?: () => EarlyInput;
  }
}

/**
 * Runs in the head: notes the last thing that was pressed and what is typed on a closed list, which is a button and keeps no
 * words, until the page takes over; and lets no form be sent but by the page's own script: the browser would leave with what
 * was typed, into nowhere.
 */
export const EARLY_INPUT_SCRIPT =
  '(()=>{let p=null,l=null,k=[];const c=e=>{p=e.target},d=e=>{const t=e.target,y=e.key;if(!t.matches("button[role=combobox]")||e.ctrlKey||e.metaKey||e.altKey||(y.length>1&&y!=="ArrowDown"&&y!=="ArrowUp"))return;if(t!==l){l=t;k=[]}k.push(y)};addEventListener("click",c,true);addEventListener("keydown",d,true);addEventListener("submit",e=>e.preventDefault(),true);window.takeEarlyInput=()=>{removeEventListener("click",c,true);removeEventListener("keydown",d,true);return{pressed:p,list:l,keys:k}}})()';

type Control = HTMLInputElement | HTMLTextAreaElement;
type Change = [Control, string | boolean];

const isTick = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type);

/** What a person changed in the page before it runs (no page has a <select> in its HTML: a test says so); call it just before the page takes over, which resets every control. */
export function inputBeforeHydration(root: Element): Change[] {
  return [...root.querySelectorAll<Control>('input, textarea')].flatMap((control): Change[] => {
    if (isTick(control)) return control.checked === control.defaultChecked ? [] : [[control, control.checked]];
    return control.value === control.defaultValue ? [] : [[control, control.value]];
  });
}

/**
 * Types it again and presses again what was pressed, now that the page listens, and types again what came while it took
 * over. Links and the theme worked already.
 */
export function repeatInput(root: Element, typed: Change[]): void {
  const early = window.takeEarlyInput?.();
  const pressed = early?.pressed?.closest<HTMLButtonElement>('button:not([data-theme-toggle],[data-bright])');
  // React takes over at once what is pressed, the rest when it finds time: and only then are words kept. A click would tick a box.
  for (const element of [root.firstElementChild, ...typed.map(([control]) => control)])
    element?.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  // What sends a form, Enter too, waits for the words that it sends, also where it is pressed only now.
  const sends = pressed?.type === 'submit';
  const heldBack = holdBackSending();
  requestAnimationFrame(() =>
    setTimeout(() => {
      let send: HTMLButtonElement | null;
      try {
        const since = inputBeforeHydration(root);
        const emptied = typed.filter(([control]) => !since.some(([other]) => other === control));
        typeAgain([...since, ...emptied]);
      } finally {
        // Also where a field takes no words: nobody could send anything any more.
        send = heldBack();
      }
      (send ?? (sends ? pressed : null))?.click();
    }),
  );
  if (!sends) pressed?.click();
  // Who went on from the list meanwhile chose nothing there.
  if (early?.list && early.list === document.activeElement)
    for (const key of early.keys) early.list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

/** From now on a press of a button that sends is kept back; ends, and gives the last such button, when it is asked. */
function holdBackSending(): () => HTMLButtonElement | null {
  let held: HTMLButtonElement | null = null;
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.type !== 'submit') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = button;
  };
  addEventListener('click', hold, true);
  return () => {
    removeEventListener('click', hold, true);
    return held;
  };
}

function typeAgain(changes: Change[]): void {
  for (const [control, value] of changes) {
    if (typeof value === 'boolean') {
      // React must see the change come.
      if (isTick(control)) control.checked = !value;
      control.click();
      continue;
    }
    // React took over a field that it has not drawn again with the words in it: it must see them come.
    control.value = '';
    // Past React's own setter, so that it sees the change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
