/** What every staff page stands in: header, who is signed in, and whether that person may be here (contract C4, C7.6). */
import { useQuery } from '@tanstack/react-query';
import { Lock, type LucideIcon, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Action, mayAtAll } from '../../../domain/permissions.ts';
import type { User } from '../../../domain/users/user.ts';
import { hasStatus } from '../../components/api-failure.ts';
import { FloatingThemeToggle } from '../../components/theme-toggle.tsx';
import { Button } from '../../ui/button.tsx';
import { session, useCheckOnReturn, useSessionEnd } from './session.ts';
import { StaffHeader } from './staff-header.tsx';
import { useUnsavedWarning } from './unsaved.ts';

type Props = {
  title: string;
  subtitle: string;
  /** The right without which nothing of the page is shown, and what is said instead. */
  needs: Action;
  denied: string;
  /** Stands in place of the page until it is known who is signed in. */
  waiting: ReactNode;
  children: (user: User) => ReactNode;
};

/** A staff page. */
export function StaffLayout({ title, subtitle, ...page }: Props) {
  const { data } = useQuery(session);
  useSessionEnd();
  useCheckOnReturn();
  useUnsavedWarning();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-accent px-4 py-3 font-semibold text-accent-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <StaffHeader user={data?.user} />
      {/* Room below for the theme toggle that floats there. */}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 pt-8 pb-24 outline-none sm:px-6 sm:pt-11"
      >
        <h1 className="text-title">{title}</h1>
        <p className="mt-2 text-ink-soft">{subtitle}</p>
        <div className="mt-8">
          <Content {...page} />
        </div>
      </main>
      <FloatingThemeToggle />
    </div>
  );
}

function Content({ needs, denied, waiting, children }: Omit<Props, 'title' | 'subtitle'>) {
  const { data, error, refetch } = useQuery(session);
  if (data) return mayAtAll(data.user, needs) ? children(data.user) : <Notice Icon={Lock}>{denied}</Notice>;
  // A 401 is on its way to the login page; meanwhile the page waits.
  if (!error || hasStatus(error, 401)) return waiting;
  return (
    <LoadFailure retry={refetch}>Your sign-in could not be checked. Please check your internet connection.</LoadFailure>
  );
}

/** A quiet sentence where a page or list has nothing else to show. */
export function Notice({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface px-6 py-14 text-center text-ink-soft">
      <Icon aria-hidden="true" className="size-9 text-edge" strokeWidth={1.5} />
      <div className="max-w-md text-balance">{children}</div>
    </div>
  );
}

/** What stands where something could not be loaded, and the way to try again. */
export function LoadFailure({ children, retry }: { children: ReactNode; retry: () => unknown }) {
  return (
    <Notice Icon={WifiOff}>
      <p role="alert" className="mb-5 text-ink">
        {children}
      </p>
      <Button variant="secondary" onClick={() => retry()}>
        Try again
      </Button>
    </Notice>
  );
}
