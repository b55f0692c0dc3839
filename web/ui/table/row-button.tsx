/** An icon button in a row; says why if disabled. */
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../button.tsx';

type Props = {
  Icon: LucideIcon;
  label: string;
  /** Null if enabled. */
  reason?: string | null;
  danger?: boolean;
  onClick: () => void;
};

export function RowButton({ Icon, label, reason = null, danger = false, onClick }: Props) {
  const id = useId();
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        title={reason ?? label}
        disabled={reason !== null}
        aria-describedby={reason ? id : undefined}
        className={danger ? 'not-disabled:hover:text-danger' : ''}
        onClick={onClick}
      >
        <Icon aria-hidden="true" className="size-[1.125rem]" />
        <span className="sr-only">{label}</span>
      </Button>
      {reason && (
        <span id={id} className="sr-only">
          {reason}
        </span>
      )}
    </>
  );
}
