/** The layout of staff pages; checks access (C4, C7.6). */

import { useQuery } from '@tanstack/react-query';
import { Lock, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { mustHaveFactor } from '../../../domain/auth/second-factor-requirement.ts';
import { mayAnywhere, type Permission } from '../../../domain/permissions.ts';
import type { User } from '../../../domain/users/user.ts';
import { hasStatus } from '../../components/api-failure.ts';
import { useRefuseBadInput } from '../../components/bad-input/use-refuse-bad-input.ts';
import { useLazy } from '../../components/lazy/use-lazy.ts';
import { useSignInOptions } from '../../components/site.tsx';
import { FloatingThemeToggle } from '../../components/theme-toggle.tsx';
import { useSaveLanguageChoice } from './account/save-language-choice.ts';
import { LoadFailure, Notice } from './notice.tsx';
import { factors, session, useCheckOnReturn, useSessionEnd } from './session.ts';
import { StaffHeader } from './staff-header.tsx';
import { useUnsavedWarning } from './unsaved-changes.ts';
import * as words from './words/en.ts';

type Props = {
  title: string;
  subtitle: string;
  /** Without this permission the page shows a refusal. */
  needs: Permission;
  denied: string;
  /** Shown until the user is known. */
  waiting: ReactNode;
  children: (user: User) => ReactNode;
};

export function StaffLayout({ title, subtitle, ...page }: Props) {
  const { data, isPending } = useQuery(session);
  useSessionEnd();
  useCheckOnReturn();
  useUnsavedWarning();
  useRefuseBadInput();
  useSaveLanguageChoice(data !== undefined);
  const { isSettingUp, isChecking } = useMustSetUp(data?.user);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-accent px-4 py-3 font-semibold text-accent-ink focus:translate-y-0 print:hidden"
      >
        {words.skipToContent}
      </a>
      <StaffHeader user={data?.user} isSettingUp={isSettingUp} isWaiting={isPending || isChecking} />
      {/* Room for the floating theme toggle. */}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 pt-8 pb-24 outline-none sm:px-6 sm:pt-11"
      >
        <h1 className="text-title">{title}</h1>
        <p className="mt-2 text-ink-soft">{subtitle}</p>
        <div className="mt-8">{isSettingUp ? <SetUpFirst /> : <Content {...page} />}</div>
      </main>
      <FloatingThemeToggle />
    </div>
  );
}

/** Whether a second factor must be set up first (C11.4), also until known; the server refuses everything else. */
function useMustSetUp(user: User | undefined): { isSettingUp: boolean; isChecking: boolean } {
  const { required } = useSignInOptions();
  const isRequired = user !== undefined && mustHaveFactor(user.role, required);
  const { data, isLoading: isChecking } = useQuery({ ...factors, enabled: isRequired });
  return { isSettingUp: isRequired && !(data?.totp || data?.passkeys.length), isChecking };
}

function SetUpFirst() {
  const Part = useLazy({
    wanted: true,
    load: async () => (await import('./set-up-first.tsx')).SetUpFirst,
    failure: words.setUpNotLoaded,
    onFail: () => undefined,
  });
  return Part ? <Part /> : <Notice Icon={ShieldCheck}>{words.loading}</Notice>;
}

function Content({ needs, denied, waiting, children }: Omit<Props, 'title' | 'subtitle'>) {
  const { data, error, refetch } = useQuery(session);
  if (data) return mayAnywhere(data.user, needs) ? children(data.user) : <Notice Icon={Lock}>{denied}</Notice>;
  // A 401 redirects to the login page; the page waits.
  if (!error || hasStatus(error, 401)) return waiting;
  return <LoadFailure retry={refetch}>{words.signInNotChecked}</LoadFailure>;
}
