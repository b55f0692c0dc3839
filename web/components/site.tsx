/** The installation's names (C1.3) as React context. */
import { createContext, use } from 'react';
import type { SignInOptions, Site } from '../../domain/page.ts';

export const SiteContext = createContext<Site>({ productName: '', contactEmail: '', siteDomain: '' });

/** Public pages need no sign-in options, so the server omits them. */
const NO_SIGN_IN_OPTIONS: SignInOptions = { apps: false, passkeysAt: '', required: 'off' };

export function useSignInOptions(): SignInOptions {
  return use(SiteContext).signInOptions ?? NO_SIGN_IN_OPTIONS;
}

export function useSite(): Site {
  return use(SiteContext);
}
