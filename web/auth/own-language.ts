/** Switches to the account's language after sign-in (C14.9). */
import type { QueryClient } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../domain/api/staff-calls.ts';
import type { Language } from '../../domain/language/languages.ts';
import { prefixOf, withPrefix } from '../../domain/language/url-prefix.ts';
import { language as pageLanguage } from '../../domain/language/words/en.ts';
import { get } from '../api.ts';
import { currentPath } from '../language/prefix.ts';
import { hasUnsaved } from '../layouts/staff/unsaved-changes.ts';

/** Not if there are drafts, from the last session or typed by now: loading another document would discard them. */
export async function switchToOwnLanguage(queryClient: QueryClient, defaultLanguage: Language = 'en'): Promise<void> {
  const own = await get(STAFF_CALLS.getOwnLanguage).catch(() => null);
  if (own?.language && own.language !== pageLanguage && !hasUnsaved(queryClient))
    location.replace(withPrefix(prefixOf(own.language, defaultLanguage), currentPath() + location.search));
}
