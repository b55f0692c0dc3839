/** What only the document around a page needs to know of it: kept out of web/routes.tsx, which the browser carries everywhere. */

import type { SITE_MAP } from '../../domain/site-map.ts';
import type { RunningPage } from '../routes.tsx';
import * as words from './words/en.ts';

type PublicPage = {
  [Name in RunningPage]: (typeof SITE_MAP)[Name]['room'] extends 'public' ? Name : never;
}[RunningPage];

const DESCRIPTIONS: Record<PublicPage, string> = {
  submit: words.submit,
  follow: words.follow,
  reports: words.reports,
};

/** Pages that are built into a group of vite.config.ts, by its name; every other one is a file of its own. */
const GROUPS: Partial<Record<RunningPage, string>> = { reports: 'list', submit: 'submit' };

/** What is said of a page; staff pages, which no search engine shows, share a sentence. */
export function descriptionOf(name: RunningPage): string {
  return (DESCRIPTIONS as Partial<Record<RunningPage, string>>)[name] ?? words.staff;
}

/** The name of the built file that a page starts with, as the browser build's manifest knows it (document/assets.ts). */
export function buildNameOf(name: RunningPage): string {
  return GROUPS[name] ?? `${name}-page`;
}

/** Pages that are read more often than used: their scripts are fetched at the first sign that somebody wants them (hydrate-on-interaction.ts). */
const SLEEPERS: readonly RunningPage[] = ['follow'];

export const hydratesOnInteraction = (name: RunningPage): boolean => SLEEPERS.includes(name);
