/** Switches to the account's language after sign-in (C14.9). */
import type { QueryClient } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../domain/api/staff-calls.ts';
import type { Language } from '../../domain/language/languages.ts';
import { prefixOf, withPrefix } from '../../domain/language/url-prefix.ts';
import { language as pageLanguage } from '../../domain/language/words/en.ts';
import { get } from '../api.ts';
import { destination } from '../layouts/staff/session.ts';
import { hasUnsaved } from '../layouts/staff/unsaved-changes.ts';

/** Not if drafts outlived the last session: loading another document would discard them. */
export async function switchToOwnLanguage(queryClient: QueryClient, defaultLanguage: Language = 'en'): Promise<void> {
  if (hasUnsaved(queryClient)) return;
  const path = destination();
  const own = await get(STAFF_CALLS.getOwnLanguage).catch(() => null);
  if (own?.language && own.language !== pageLanguage)
    location.replace(withPrefix(prefixOf(own.language, defaultLanguage), path));
}
