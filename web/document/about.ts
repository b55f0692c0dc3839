/** Page metadata that only the document needs; browsers load web/routes.tsx instead. */

import type { SITE_MAP } from '../../domain/site-map.ts';
import type { HydratedPage } from '../routes.tsx';
import * as words from './words/en.ts';

type PublicPage = {
  [Name in HydratedPage]: (typeof SITE_MAP)[Name]['group'] extends 'public' ? Name : never;
}[HydratedPage];

const DESCRIPTIONS: Record<PublicPage, string> = {
  submit: words.submit,
  follow: words.follow,
  reports: words.reports,
};

/** Pages that are part of a chunk in vite.chunks.ts. */
const CHUNK_OF: Partial<Record<HydratedPage, string>> = { reports: 'list', submit: 'submit' };

/** Staff pages share one description, as search engines never show them. */
export function descriptionOf(name: HydratedPage): string {
  return (DESCRIPTIONS as Partial<Record<HydratedPage, string>>)[name] ?? words.staff;
}

/** A page's entry in the browser build's manifest (document/assets.ts). */
export function buildNameOf(name: HydratedPage): string {
  return CHUNK_OF[name] ?? `${name}-page`;
}

/** Pages whose scripts load at the first interaction, as most visitors only read (hydrate-on-interaction.ts). */
const HYDRATED_ON_INTERACTION: readonly HydratedPage[] = ['follow'];

export const hydratesOnInteraction = (name: HydratedPage): boolean => HYDRATED_ON_INTERACTION.includes(name);
