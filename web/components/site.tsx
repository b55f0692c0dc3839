/** The names of this installation (contract C1.3), at hand in every page. */
import { createContext, use } from 'react';
import type { Site } from '../../domain/page.ts';

export const SiteContext = createContext<Site>({ productName: '', contactEmail: '', siteDomain: '' });

/** The product's name, the provider's email and the domain, and whether mail is set up. */
export function useSite(): Site {
  return use(SiteContext);
}
