import { useQuery } from '@tanstack/react-query';
import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { numberInText, pluralText } from '../../../domain/language/text.ts';
import { mayAnywhere, type Permission } from '../../../domain/permissions.ts';
import { SITE_MAP } from '../../../domain/site-map.ts';
import type { User } from '../../../domain/users/user.ts';
import { actionCounts } from '../../components/actions/counts.ts';
import { useLazy } from '../../components/lazy/use-lazy.ts';
import { useSite } from '../../components/site.tsx';
import { ThemeToggle } from '../../components/theme-toggle.tsx';
import { LanguageMenu } from '../../language/language-menu.tsx';
import { localised } from '../../language/prefix.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Logo } from '../logo.tsx';
import { PageLink } from '../page-link.tsx';
import { ClubMenu } from './club-menu.tsx';
import { LogoutButton } from './logout-button.tsx';
import * as words from './words/en.ts';

type NavItem = { label: string; href: string; needs?: Permission; needsMail?: true };

const NAV_ITEMS: readonly NavItem[] = [
  { label: words.pages.dashboard, href: paths.dashboard() },
  { label: words.pages.actions, href: paths.actions(), needs: 'review reports' },
  { label: words.pages.hazards, href: paths.hazards(), needs: 'review reports' },
  { label: words.pages.trends, href: SITE_MAP.analytics.path, needs: 'review reports' },
  { label: words.pages.clubs, href: SITE_MAP.clubs.path, needs: 'manage clubs' },
  { label: words.pages.users, href: SITE_MAP.users.path, needs: 'manage users' },
  { label: words.pages.audit, href: SITE_MAP.audit.path, needs: 'read audit log' },
  { label: words.pages.mail, href: SITE_MAP.mail.path, needs: 'read mail log', needsMail: true },
  { label: words.pages.health, href: SITE_MAP.health.path, needs: 'view health' },
];

const NAV =
  'flex min-h-11 flex-1 items-center justify-center rounded-control px-1.5 text-[0.9375rem] font-medium whitespace-nowrap text-ink-soft hover:bg-sunken hover:text-ink aria-[current]:bg-sunken aria-[current]:text-ink lg:flex-none lg:px-2.5';

/** More links than this get a row of their own, in every language. */
const LINKS_BESIDE_LOGO_MAX = 7;

type Props = { user: User | undefined; isSettingUp: boolean; isWaiting: boolean };

/**
 * Links appear once the user is known and has set up a required second factor (C11.4). While waiting, there is room for
 * the two rows that most users have on a phone, so that the page does not move.
 */
export function StaffHeader({ user, isSettingUp, isWaiting }: Props) {
  const { hasMail } = useSite();
  const items = NAV_ITEMS.filter(
    ({ needs, needsMail }) => user && !isSettingUp && (!needs || mayAnywhere(user, needs)) && (!needsMail || hasMail),
  );
  const hasOwnRow = items.length > LINKS_BESIDE_LOGO_MAX;
  return (
    <header className="relative z-20 border-b border-line bg-ground">
      <div
        className={`mx-auto flex max-w-6xl flex-wrap items-center gap-x-1 gap-y-1 px-4 py-2 sm:px-6 ${hasOwnRow ? '' : 'lg:min-h-18 lg:flex-nowrap lg:py-1'}`}
      >
        <a
          href={localised(SITE_MAP.landing.path)}
          className="brand -ml-1 mr-auto flex min-h-11 items-center rounded-control p-1"
        >
          <Logo />
        </a>
        {items.length > 0 && (
          <nav
            aria-label={words.staff}
            className={`relative order-last flex w-full flex-wrap gap-1 ${hasOwnRow ? 'lg:-ml-2.5' : 'lg:order-none lg:w-auto'}`}
          >
            {items.map(({ label, href }) => (
              <PageLink key={href} href={href} className={NAV}>
                {label}
                {href === SITE_MAP.actions.path && <OverdueCount />}
              </PageLink>
            ))}
            {user && <ClubMenu user={user} className={NAV} />}
          </nav>
        )}
        {items.length === 0 && isWaiting && <div className="order-last min-h-23 w-full sm:min-h-11 lg:hidden" />}
        <LanguageMenu />
        {/* On narrow screens the floating toggle suffices. */}
        <ThemeToggle className="max-sm:hidden" />
        {user && !isSettingUp && <AccountButton user={user} />}
        {user && <LogoutButton />}
      </div>
    </header>
  );
}

/** Empty if none is overdue, or the number is unknown (C8.8). */
function OverdueCount() {
  const { data } = useQuery(actionCounts);
  if (!data?.overdue) return null;
  return (
    <span className="ml-1.5 rounded-full bg-danger-fill px-1.5 text-[0.8125rem] leading-5 font-semibold text-white">
      <span aria-hidden="true">{numberInText(data.overdue)}</span>
      <span className="sr-only">{pluralText(words.overdue, data.overdue)}</span>
    </span>
  );
}

function AccountButton({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const AccountDialog = useLazy({
    wanted: open,
    load: async () => (await import('./account-dialog.tsx')).AccountDialog,
    failure: words.accountNotLoaded,
    onFail: close,
  });
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={words.yourAccount}
        title={user.name}
        onClick={() => setOpen(true)}
      >
        <CircleUserRound aria-hidden="true" className="size-5" />
      </Button>
      {open && AccountDialog && <AccountDialog user={user} onClose={close} />}
    </>
  );
}
