/** A button that opens a searchable list. */
import { ChevronDown } from 'lucide-react';
import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { CONTROL } from '../control.ts';
import type { ControlProps } from '../field.tsx';
import { toast } from '../toast/toast.ts';
import type { OptionListProps, PickerExtra, PickerOption } from './option-list.tsx';
import * as words from './words/en.ts';

type PickerProps = {
  /** From `Field`: label, hint and error. */
  control: ControlProps;
  options: readonly PickerOption[];
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  extra?: PickerExtra | undefined;
  display?: ReactNode;
  disabled?: boolean;
  listClassName?: string;
};

const OPENING_KEYS = new Set(['ArrowDown', 'ArrowUp']);
/** Typing a character also opens the list, and searches for it. */
const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** Loaded when idle; until then keystrokes are buffered. */
let OptionList: ComponentType<OptionListProps> | null = null;
const loadList = async () => {
  OptionList ??= (await import('./option-list.tsx')).OptionList;
};

/** On failure, opening retries. */
const preloadList = () => void loadList().catch(() => undefined);

/** The toast if the list fails to load (C7.5). */
const NO_LIST = {
  title: words.notLoaded,
  description: words.checkConnection,
  destructive: true,
};

/** Search box, list and border. */
const LIST_HEIGHT_PX = 372;

function topOfScroller(element: Element): number {
  for (let next = element.parentElement; next; next = next.parentElement)
    if (/auto|scroll/.test(getComputedStyle(next).overflowY)) return Math.max(0, next.getBoundingClientRect().top);
  return 0;
}

function opensAbove(button: Element): boolean {
  const { top, bottom } = button.getBoundingClientRect();
  return innerHeight - bottom < LIST_HEIGHT_PX && top - topOfScroller(button) >= LIST_HEIGHT_PX;
}

/** Opens below, or above if there is space only there. */
export function Picker(props: PickerProps) {
  const {
    control,
    options,
    value,
    onChange,
    placeholder,
    extra,
    display,
    disabled,
    listClassName = 'inset-x-0',
  } = props;
  const [open, setOpen] = useState<{ search: string; above: boolean } | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const selectedOption = options.find((option) => option.value === value);

  // Keystrokes while the list loads; null otherwise.
  const typed = useRef<string | null>(null);

  const show = async (search = '') => {
    if (typed.current !== null) {
      typed.current += search;
      return;
    }
    typed.current = search;
    await loadList().catch(() => undefined);
    const above = button.current ? opensAbove(button.current) : false;
    const typedSoFar = typed.current;
    typed.current = null;
    // The next key or click retries.
    if (!OptionList) return toast(NO_LIST);
    // Gives the search box focus before the next keystroke.
    flushSync(() => setOpen({ search: typedSoFar, above }));
    // A scrolling parent, such as a dialog, makes space below.
    if (!above) root.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  };
  useEffect(() => {
    // Preloaded, in case the connection is lost. Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preloadList, 1_000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(preloadList);
    return () => cancelIdleCallback(handle);
  }, []);
  const close = () => {
    setOpen(null);
    button.current?.focus();
  };
  const onButtonKey = (event: KeyboardEvent) => {
    if (OPENING_KEYS.has(event.key)) show();
    // A space presses the button, but is text while the list loads.
    else if (isCharacter(event) || (event.key === ' ' && typed.current)) show(event.key);
    else return;
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    // Closes only the list, not the dialog.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!root.current?.contains(relatedTarget)) setOpen(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events of its parts, and is not a control itself
    <div ref={root} className="relative" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open !== null}
        aria-controls={`${control.id}-list`}
        disabled={disabled}
        onClick={() => (open ? close() : show())}
        onPointerEnter={preloadList}
        onFocus={preloadList}
        onKeyDown={open ? undefined : onButtonKey}
        className={`${CONTROL} flex items-center justify-between gap-2 text-left`}
        {...control}
      >
        <span className={`min-w-0 wrap-anywhere ${selectedOption || display ? '' : 'text-ink-soft'}`}>
          {display ?? selectedOption?.label ?? placeholder}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      </button>
      {open && OptionList && (
        <div
          className={`absolute z-30 animate-fade overflow-hidden rounded-control border border-line bg-raised shadow-float ${listClassName} ${open.above ? 'bottom-full mb-1.5' : 'top-full mt-1.5'}`}
        >
          <OptionList
            id={control.id}
            options={options}
            value={value}
            initialSearch={open.search}
            onPick={(picked) => {
              onChange(picked);
              close();
            }}
            extra={extra && { label: extra.label, onPick: (search) => leaveTo(() => extra.onPick(search)) }}
          />
        </div>
      )}
    </div>
  );

  function leaveTo(act: () => void): void {
    setOpen(null);
    act();
  }
}
