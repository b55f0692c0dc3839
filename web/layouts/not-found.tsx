/** The page for unknown paths (C7.6). */

import { SITE_MAP } from '../../domain/site-map.ts';
import { FloatingThemeToggle } from '../components/theme-toggle.tsx';
import { localised } from '../language/prefix.ts';
import { buttonClass } from '../ui/button.tsx';
import { Mark } from './logo.tsx';
import { PublicLayout } from './public-layout.tsx';
import * as words from './words/en.ts';

export function NotFound() {
  return (
    <PublicLayout className="grid place-items-center px-4 py-20">
      <div className="max-w-md text-center">
        <Mark className="mx-auto mb-6 h-16 w-20" />
        <h1 className="text-title">{words.notFound}</h1>
        <p className="mt-3">{words.notFoundText}</p>
        <p className="mt-6 flex flex-wrap justify-center gap-3">
          <a href={localised(SITE_MAP.landing.path)} className={buttonClass('secondary', 'lg')}>
            {words.backToStart}
          </a>
          <a href={localised(SITE_MAP.reports.path)} className={buttonClass('secondary', 'lg')}>
            {words.readReports}
          </a>
          <a href={localised(SITE_MAP.submit.path)} className={buttonClass('secondary', 'lg')}>
            {words.submitOne}
          </a>
        </p>
        <p className="mt-8 text-ink-soft">{words.lastHint}</p>
      </div>
      <FloatingThemeToggle />
    </PublicLayout>
  );
}
