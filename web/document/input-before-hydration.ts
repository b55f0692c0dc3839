/**
 * Keeps what is pressed and typed before hydration: on a slow phone the form is visible some time before its script
 * runs.
 */

/** The last press, and keys meant for a closed list. */
type EarlyInput = { pressed: Element | null; list: Element | null; keys: string[] };

declare global {
  interface Window {
    takeEarlyInput?: () => EarlyInput;
  }
}

/**
 * In the head: notes the last press and keys on a closed list until hydration, and stops the browser from sending a
 * form itself, which would lose what was typed.
 */
export const EARLY_INPUT_SCRIPT =
  '(()=>{let p=null,l=null,k=[];const c=e=>{p=e.target},d=e=>{const t=e.target,y=e.key;if(!t.matches("button[role=combobox]")||e.ctrlKey||e.metaKey||e.altKey||(y.length>1&&y!=="ArrowDown"&&y!=="ArrowUp"))return;if(t!==l){l=t;k=[]}k.push(y)};addEventListener("click",c,true);addEventListener("keydown",d,true);addEventListener("submit",e=>e.preventDefault(),true);window.takeEarlyInput=()=>{removeEventListener("click",c,true);removeEventListener("keydown",d,true);return{pressed:p,list:l,keys:k}}})()';

type Control = HTMLInputElement | HTMLTextAreaElement;
type Change = [Control, string | boolean];

const isTick = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type);

/**
 * What a person changed before hydration resets every control; call it just before. No page has a <select> in its HTML:
 * a test says so.
 */
export function inputBeforeHydration(root: Element): Change[] {
  return [...root.querySelectorAll<Control>('input, textarea')].flatMap((control): Change[] => {
    if (isTick(control)) return control.checked === control.defaultChecked ? [] : [[control, control.checked]];
    return control.value === control.defaultValue ? [] : [[control, control.value]];
  });
}

/** Repeats input after hydration, and what came meanwhile. Links and the theme worked already. */
export function repeatInput(root: Element, typed: Change[]): void {
  const early = window.takeEarlyInput?.();
  const pressed = early?.pressed?.closest<HTMLButtonElement>('button:not([data-theme-toggle],[data-bright])');
  // React hydrates at once what is clicked, the rest later, and keeps words only then. A click would tick a box.
  for (const element of [root.firstElementChild, ...typed.map(([control]) => control)])
    element?.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  // Submitting, Enter too, waits for the words it sends.
  const sends = pressed?.type === 'submit';
  const heldBack = holdBackSending();
  requestAnimationFrame(() =>
    setTimeout(() => {
      let send: HTMLButtonElement | null;
      try {
        const since = inputBeforeHydration(root);
        const taken = typed.filter(([control]) => !since.some(([other]) => other === control));
        typeAgain([...since, ...taken.map(withLaterInput)]);
      } finally {
        // Even if a field takes no words: else nobody could send any more.
        send = heldBack();
      }
      (send ?? (sends ? pressed : null))?.click();
    }),
  );
  if (!sends) pressed?.click();
  // Whoever left the list chose nothing there.
  if (early?.list && early.list === document.activeElement)
    for (const key of early.keys) early.list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

/** Holds back submit buttons from now on; the returned function ends that and gives the last one pressed. */
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

/** Where React has the control already: the earlier words, and behind them what was typed since. */
function withLaterInput([control, earlier]: Change): Change {
  if (typeof earlier === 'boolean') return [control, earlier];
  return [control, control.value.startsWith(earlier) ? control.value : earlier + control.value];
}

function typeAgain(changes: Change[]): void {
  for (const [control, value] of changes) {
    if (typeof value === 'boolean') {
      // React must see the change.
      if (isTick(control)) control.checked = !value;
      control.click();
      continue;
    }
    // React must see the words arrive.
    control.value = '';
    // Past React's own setter, so that it sees the change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
