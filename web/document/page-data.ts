/** The server's data embedded in the page as JSON, read once into the query cache. */
import type { QueryClient } from '@tanstack/react-query';
import type { PageData } from '../../domain/page.ts';
import { primePublicReports } from '../reports/public/api.ts';
import { NAMED_CLUB } from '../reports/submit/state/named-club.ts';

const ID = 'page-data';

/** Escapes `<`, so that no text can close the element. */
export function pageDataElement(data: PageData): string {
  return `<script type="application/json" id="${ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

export function readPageData(): PageData {
  return JSON.parse(document.getElementById(ID)?.textContent ?? '') as PageData;
}

/** Prevents refetching the page's data. */
export function primeQueries(queryClient: QueryClient, data: PageData): void {
  primePublicReports(queryClient, data);
  if (data.club) queryClient.setQueryData(NAMED_CLUB, data.club);
}
