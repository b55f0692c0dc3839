/** The names of this installation (contract C1.3), at hand in every page. */
import { createContext, use } from 'react';
import type { SignInOptions, Site } from '../../domain/page.ts';

export const SiteContext = createContext<Site>({ productName: '', contactEmail: '', siteDomain: '' });

/** Offered where the server said nothing of it: on public pages, which ask for no keys. */
const NO_KEYS: SignInOptions = { apps: false, passkeysAt: '', required: 'off' };

/** What keys of an account are offered here, and asked for (contract C11). */
export function useSignInOptions(): SignInOptions {
  return use(SiteContext).keys ?? NO_KEYS;
}

export function useSite(): Site {
  return use(SiteContext);
}
