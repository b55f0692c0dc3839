import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'md' | 'lg' | 'icon';

const BASE =
  'inline-flex max-w-full items-center justify-center gap-2 rounded-control font-semibold text-center leading-tight wrap-break-word no-underline transition-[background-color,border-color,color,translate] active:translate-y-px disabled:cursor-not-allowed disabled:opacity-55 disabled:active:translate-y-0 print:hidden';

/** Forced colours remove backgrounds; borders remain (C19.2). */
const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border border-transparent bg-accent text-accent-ink not-disabled:hover:bg-accent-strong',
  secondary: 'border border-edge bg-surface text-ink not-disabled:hover:bg-sunken',
  quiet: 'border border-transparent text-ink not-disabled:hover:bg-sunken',
  danger: 'border border-transparent bg-danger-fill text-white not-disabled:hover:brightness-115',
};

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-11 px-4 py-2 text-[0.9375rem]',
  lg: 'min-h-13 px-6 py-3 text-base',
  icon: 'size-11 shrink-0',
};

export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', more = ''): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${more}`;
}

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Label while busy; the button is disabled. */
  busy?: ReactNode;
};

/** Disabling drops focus; it is restored afterwards unless something else has it. */
function useFocusWhileBusy(isBusy: boolean): void {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isBusy || !(focused instanceof HTMLElement) || !focused.hasAttribute('aria-busy')) return;
    return () => {
      if (document.activeElement === document.body) focused.focus();
    };
  }, [isBusy]);
}

/** Defaults to `type="button"`. */
export function Button({
  variant = 'primary',
  size = 'md',
  busy,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: Props) {
  useFocusWhileBusy(Boolean(busy));
  return (
    <button
      type={type}
      className={buttonClass(variant, size, className)}
      {...rest}
      onClick={(event) => {
        // The second click of a double click, which may come before the button is busy.
        if (busy !== undefined && event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
      disabled={rest.disabled || Boolean(busy)}
      aria-busy={busy ? true : undefined}
    >
      {busy || children}
    </button>
  );
}
