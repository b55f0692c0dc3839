/** The theme toggle (C7.8), operated by web/theme.ts. */

import { Moon, Sun } from 'lucide-react';
import { buttonClass } from '../ui/button.tsx';
import * as words from './words/en.ts';

/** Labelled with the other theme. Plain markup, so that it works without React and before hydration. */
export function ThemeToggle({ className = '' }: { className?: string }) {
  return (
    <button type="button" data-theme-toggle className={buttonClass('quiet', 'icon', className)}>
      <span className="hidden dark:contents">
        <Sun aria-hidden="true" className="size-5" />
        <span className="sr-only">{words.lightTheme}</span>
      </span>
      <span className="contents dark:hidden">
        <Moon aria-hidden="true" className="size-5" />
        <span className="sr-only">{words.darkTheme}</span>
      </span>
    </button>
  );
}

/** On every page except `/`, `/submit` and `/reports`. */
export function FloatingThemeToggle() {
  return <ThemeToggle className="fixed right-4 bottom-4 z-40 rounded-full border border-line bg-raised shadow-float" />;
}
