/** How the server's data travels in the page: written as JSON into it, read once, put into the query cache. */
import type { QueryClient } from '@tanstack/react-query';
import type { PageData } from '../../domain/page.ts';
import { primePublicReports } from '../reports/public/api.ts';
import { NAMED_CLUB } from '../reports/submit/state/named-club.ts';

const ID = 'page-data';

/** The data as an element of the page. `<` is escaped: no text in it can end the element. */
export function pageDataElement(data: PageData): string {
  return `<script type="application/json" id="${ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

export function readPageData(): PageData {
  return JSON.parse(document.getElementById(ID)?.textContent ?? '') as PageData;
}

/** Puts what the page already shows into the cache, so that it is not asked for again. */
export function primeQueries(queryClient: QueryClient, data: PageData): void {
  primePublicReports(queryClient, data);
  if (data.club) queryClient.setQueryData(NAMED_CLUB, data.club);
}
