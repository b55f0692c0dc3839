import type { ReactNode } from 'react';

type Props = { title: string; icon?: ReactNode; alert?: true; children: ReactNode };

export function Notice({ title, icon, alert, children }: Props) {
  return (
    <div
      {...(alert ? { role: 'alert' } : {})}
      className="flex flex-col items-center gap-4 rounded-card border border-dashed border-edge px-6 py-16 text-center text-ink-soft"
    >
      {icon}
      <h2 className="text-heading text-ink">{title}</h2>
      {children}
    </div>
  );
}
