/** A modal using the native <dialog>, which traps focus, makes the page inert and restores focus. */

import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Toaster } from './toast/toaster.tsx';
import * as words from './words/en.ts';

type Props = {
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  size?: 'narrow' | 'wide' | 'full';
  /** Sticky if the screen is high enough. */
  footer?: ReactNode;
  /** Between title and content; on a small screen they scroll along. */
  tabs?: ReactNode;
  children: ReactNode;
};

const SIZES = { narrow: 'sm:max-w-lg', wide: 'sm:max-w-3xl', full: 'sm:max-w-6xl' };

/**
 * Positioned, so that sr-only content scrolls along: otherwise focus far down moves the dialog's content out of view.
 * On a small screen the whole dialog scrolls (WCAG 1.4.10), except its foot if there is room.
 */
const CONTENT =
  'relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 compact:overflow-visible sm:px-7 sm:py-6 print:overflow-visible';

export function Dialog({ onClose, title, description, size = 'narrow', footer, tabs, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const outsideHandlers = useOutsideClick(dialog, onClose);
  useShowModal(dialog, onClose);

  const handleCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      {...(description ? { 'aria-describedby': `${id}-description` } : {})}
      onCancel={handleCancel}
      {...outsideHandlers}
      className={`m-0 mt-auto max-h-[94dvh] w-full max-w-none overflow-clip rounded-t-card border border-line bg-surface p-0 text-ink shadow-float backdrop:bg-[#04101b]/65 backdrop:animate-fade open:animate-rise sm:m-auto sm:w-[calc(100%-2rem)] sm:rounded-card print:absolute print:inset-x-0 print:top-0 print:bottom-auto print:m-0 print:w-auto print:max-h-none print:max-w-none print:overflow-visible print:border-0 ${SIZES[size]}`}
    >
      <div className="relative flex max-h-[94dvh] flex-col compact:block compact:scroll-pb-32 compact:overflow-y-auto compact:overscroll-contain print:block print:max-h-none print:overflow-visible">
        <div className="flex items-start gap-3 border-b border-line py-4 pr-3 pl-5 sm:pl-7">
          <div className="min-w-0 flex-1 py-1.5">
            <h2 id={`${id}-title`} tabIndex={-1} className="text-heading">
              {title}
            </h2>
            {description && (
              <div id={`${id}-description`} className="mt-1 text-[0.9375rem] text-ink-soft">
                {description}
              </div>
            )}
          </div>
          <button
            type="button"
            onClick={onClose}
            aria-label={words.close}
            className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink print:hidden"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        {tabs && <div className="border-b border-line px-5 py-2 sm:px-7 print:hidden">{tabs}</div>}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be scrollable by keyboard */}
        <div tabIndex={0} className={CONTENT}>
          {children}
        </div>
        {footer && (
          <div className="border-t border-line bg-surface px-5 py-4 compact:sticky compact:bottom-0 low:static sm:px-7 print:hidden">
            {footer}
          </div>
        )}
      </div>
      <Toaster />
    </dialog>
  );
}

/**
 * Closes on a press that starts and ends outside. Browsers report a drag across the edge, as in selecting, as a click
 * on the dialog.
 */
function useOutsideClick(dialog: { current: HTMLDialogElement | null }, onClose: () => void) {
  const startedOutside = useRef(false);
  return {
    onPointerDown: ({ target }: SyntheticEvent) => {
      startedOutside.current = target === dialog.current;
    },
    onPointerUp: ({ target }: SyntheticEvent) => {
      startedOutside.current &&= target === dialog.current;
    },
    onClick: ({ target }: SyntheticEvent) => {
      if (target === dialog.current && startedOutside.current) onClose();
    },
  };
}

/**
 * Closing restores the focus, or puts it on the page if what had it is gone. Focus starts at the title, unless an
 * element has `data-autofocus`.
 */
function useShowModal(dialog: { current: HTMLDialogElement | null }, onClose: () => void): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    (element?.querySelector<HTMLElement>('[data-autofocus]') ?? element?.querySelector('h2'))?.focus();
    return () => {
      element?.close();
      const { activeElement, body } = document;
      if (activeElement === body || element?.contains(activeElement))
        document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, [dialog]);
  useEffect(() => {
    // Browsers may close it without asking (Escape twice), but the owner may keep it open.
    const element = dialog.current;
    const handleNativeClose = () => {
      if (!element?.isConnected) return;
      element.showModal();
      onClose();
    };
    element?.addEventListener('close', handleNativeClose);
    return () => element?.removeEventListener('close', handleNativeClose);
  }, [dialog, onClose]);
}
