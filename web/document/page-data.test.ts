import { expect, test } from 'vitest';
import { NO_FILTERS } from '../components/filters/list-filters.ts';
import { createQueryClient } from '../query-client.ts';
import { publicReports } from '../reports/public/api.ts';
import { pageDataElement, primeQueries } from './page-data.ts';

const site = {
  productName: '</script><script>alert(1)</script>',
  contactEmail: 'a@b.example',
  siteDomain: 'b.example',
};

test('no text in the page data can close its element, and the data reads back unchanged', () => {
  const element = pageDataElement({ site });
  expect(element.match(/<\/script>/g)).toHaveLength(1);
  const json = element.slice(element.indexOf('>') + 1, element.lastIndexOf('<'));
  expect(JSON.parse(json)).toEqual({ site });
});

test('the list delivered with the page is in the cache and never becomes stale', () => {
  const queryClient = createQueryClient();
  primeQueries(queryClient, { site, reports: { items: [], next: null, total: 0, photos: [] } });
  expect(queryClient.getQueryData(publicReports(NO_FILTERS).queryKey)).toEqual({ items: [], next: null, photos: [] });
  expect(queryClient.getDefaultOptions().queries?.staleTime).toBe(Number.POSITIVE_INFINITY);
});
