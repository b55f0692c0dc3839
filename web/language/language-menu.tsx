/** Links to this page in other languages, by their own names (C14.3); other-languages.ts updates them. */
import { Languages } from 'lucide-react';
import { useLocation } from 'wouter';
import { LANGUAGE_NAMES, LANGUAGES } from '../../domain/language/languages.ts';
import { prefixOf, withPrefix } from '../../domain/language/url-prefix.ts';
import { language } from '../../domain/language/words/en.ts';
import { useSite } from '../components/site.tsx';
import { buttonClass } from '../ui/button.tsx';
import * as words from './words/en.ts';

const LINK =
  'flex min-h-11 items-center rounded-control px-3 text-[0.9375rem] font-medium hover:bg-sunken aria-[current]:bg-sunken';

function Menu() {
  const [path] = useLocation();
  const defaultLanguage = useSite().defaultLanguage ?? 'en';
  return (
    <details data-menu className="sm:relative">
      <summary className={buttonClass('quiet', 'icon', 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}>
        <Languages aria-hidden="true" className="size-5" />
        <span className="sr-only">{words.languageMenu}</span>
      </summary>
      {/* On a phone at the edge of the header: right of the button there may be long words. */}
      <ul className="absolute right-4 z-30 mt-1 w-44 sm:right-0 rounded-card border border-line bg-raised p-1.5 shadow-float">
        {LANGUAGES.map((code) => (
          <li key={code}>
            <a
              href={withPrefix(prefixOf(code, defaultLanguage), path)}
              hrefLang={code}
              lang={code}
              className={LINK}
              {...(code === language && { 'aria-current': 'true' as const })}
            >
              {LANGUAGE_NAMES[code]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Reuses the server's markup, to save code (as in footer.tsx). */
const serverMarkup = import.meta.env.SSR ? '' : (document.querySelector('[data-languages]')?.innerHTML ?? '');

export function LanguageMenu() {
  return import.meta.env.SSR ? (
    <div data-languages>
      <Menu />
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup
    <div data-languages dangerouslySetInnerHTML={{ __html: serverMarkup }} />
  );
}
