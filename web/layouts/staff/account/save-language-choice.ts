/** Saves the language that a signed-in user chooses, which also applies to emails (C14.9). */
import { useEffect } from 'react';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import { isLanguage } from '../../../../domain/language/languages.ts';
import { request, urlOf } from '../../../api.ts';

export function useSaveLanguageChoice(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return;
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
      if (!link || !isLanguage(link.hreflang)) return;
      // Outlives this document; if it fails, the choice still applies to this visit.
      request(urlOf(STAFF_CALLS.changeOwnLanguage), {
        method: 'PATCH',
        keepalive: true,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ language: link.hreflang }),
      }).catch(() => undefined);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [isSignedIn]);
}
