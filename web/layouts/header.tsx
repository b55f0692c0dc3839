/** The public header, complete at every width. */

import { LogIn } from 'lucide-react';
import { SITE_MAP } from '../../domain/site-map.ts';
import { ThemeToggle } from '../components/theme-toggle.tsx';
import { LanguageMenu } from '../language/language-menu.tsx';
import { localised } from '../language/prefix.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { Logo } from './logo.tsx';
import { PageLink } from './page-link.tsx';
import * as words from './words/en.ts';

const NAV =
  'flex min-h-11 flex-1 items-center justify-center rounded-control px-3.5 text-center text-[0.9375rem] leading-tight font-medium text-ink-soft hover:bg-sunken hover:text-ink aria-[current]:bg-sunken aria-[current]:text-ink sm:flex-none';

export function Header() {
  return (
    <header className="relative z-20 border-b border-line bg-ground print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-0.5 gap-y-1 sm:gap-x-2 px-4 py-2 sm:px-6 md:h-18 md:flex-nowrap md:py-0">
        <a
          href={localised(SITE_MAP.landing.path)}
          className="brand -ml-1 mr-auto flex min-h-11 items-center rounded-control p-1"
        >
          <Logo />
        </a>
        <nav
          aria-label={words.mainNavigation}
          className="order-last flex w-full flex-wrap gap-1 md:order-none md:w-auto md:flex-nowrap"
        >
          <PageLink href={SITE_MAP.submit.path} className={NAV}>
            {words.submitReport}
          </PageLink>
          <PageLink href={paths.reports()} className={NAV}>
            {words.publicReports}
          </PageLink>
        </nav>
        <LanguageMenu />
        <ThemeToggle />
        <PageLink href={SITE_MAP.login.path} className={buttonClass('secondary', 'md', 'ml-auto max-sm:px-3')}>
          <LogIn aria-hidden="true" className="size-4 max-sm:hidden" />
          {words.login}
        </PageLink>
      </div>
    </header>
  );
}
