/** The names of this installation (C1.3). */
import { createContext, use } from 'react';
import type { SignInOptions, Site } from '../../domain/page.ts';

export const SiteContext = createContext<Site>({ productName: '', contactEmail: '', siteDomain: '' });

/** Public pages ask for no keys, so the server says nothing there. */
const NO_KEYS: SignInOptions = { apps: false, passkeysAt: '', required: 'off' };

export function useSignInOptions(): SignInOptions {
  return use(SiteContext).keys ?? NO_KEYS;
}

export function useSite(): Site {
  return use(SiteContext);
}
