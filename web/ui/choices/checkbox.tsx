/** A checkbox whose whole row is the target. */
import type { ReactNode } from 'react';

type Props = { checked: boolean; onChange: (checked: boolean) => void; describedBy?: string; children: ReactNode };

export function Checkbox({ checked, onChange, describedBy, children }: Props) {
  return (
    <label className="relative flex min-h-12 w-fit cursor-pointer items-center gap-3 rounded-control border border-line bg-ground px-3.5 py-2 text-[0.9375rem] hover:border-sky has-checked:border-sky has-checked:bg-sky-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky">
      <input
        type="checkbox"
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        checked={checked}
        {...(describedBy && { 'aria-describedby': describedBy })}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span
        aria-hidden="true"
        className="size-4 shrink-0 rounded-sm border border-edge bg-surface peer-checked:border-5 peer-checked:border-sky"
      />
      {children}
    </label>
  );
}
