/** The language that somebody who is signed in chooses is kept with the account (contract C14.9): mail is then written in it. */
import { useEffect } from 'react';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import { isLanguage } from '../../../../domain/language/languages.ts';
import { request, urlOf } from '../../../api.ts';

/** While a staff page is open: a press on a link to another language stores the choice. */
export function useChosenLanguage(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return;
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
      if (!link || !isLanguage(link.hreflang)) return;
      // It outlives this document; a choice that could not be stored still holds for this visit.
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
