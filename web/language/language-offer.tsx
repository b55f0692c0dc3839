/** Offers the browser's preferred language (C14.3). */
import { X } from 'lucide-react';
import { language } from '../../domain/language/words/en.ts';
import { useSite } from '../components/site.tsx';
import { otherLanguagesScript } from './other-languages.ts';
import { pagePrefix } from './prefix.ts';

/** Hidden until the script knows the preference; dismissed until the next document. */
export function LanguageOffer() {
  const script = otherLanguagesScript(language, useSite().defaultLanguage ?? 'en', pagePrefix());
  return (
    <>
      <template id="language-offer-template">
        <div
          id="language-offer"
          className="flex items-center justify-center gap-2 border-b border-line bg-sunken px-4 text-[0.9375rem] print:hidden"
        >
          {/* biome-ignore lint/a11y/useAnchorContent: the script sets its text */}
          {/* biome-ignore lint/a11y/useValidAnchor: the script sets its URL */}
          <a className="inline-flex min-h-11 items-center font-medium text-sky underline underline-offset-4" />
          <button
            type="button"
            className="inline-flex size-11 items-center justify-center rounded-control text-ink-soft"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      </template>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, before the first paint */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
