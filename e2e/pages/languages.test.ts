/** Pages in nine languages: their addresses, their heads, and switching between them (C14.1, C14.2, C14.3). */
import { expect, test } from 'vitest';
import { browser, PHONE } from '../browser.ts';
import { address, api, newClub, request } from '../people.ts';

const visit = browser();
const ask = (path: string) => request(path, { redirect: 'manual' });
const langOf = async (response: Response) => /<html lang="([^"]*)"/.exec(await response.text())?.[1];

test('pages keep their path after a language prefix, and their HTML and headers name the language (C14.1)', async () => {
  for (const path of ['', '/submit', '/reports', '/trends', '/briefing', '/follow', '/manager/login', '/manager']) {
    const response = await ask(`/de${path}`);
    expect([path, response.status, response.headers.get('content-language')]).toEqual([path, 200, 'de']);
    expect(await langOf(response)).toBe('de');
  }
  const plain = await ask('/reports');
  expect([plain.headers.get('content-language'), await langOf(plain)]).toEqual(['en', 'en']);
});

test('the default language redirects to no prefix; an unknown prefix, or one before a path without pages, is 404 (C14.1)', async () => {
  const redundant = await ask('/en/reports?severity=minor');
  expect([redundant.status, redundant.headers.get('location')]).toEqual([308, '/reports?severity=minor']);
  for (const path of ['/manager/clubs', '/reports.atom', '/submit?club=x', '/s/12345678'])
    expect((await ask(`/en${path}`)).headers.get('location')).toBe(path);
  for (const path of [
    '/en/api/clubs',
    '/en/healthz',
    '/en/readyz',
    '/en/sitemap.xml',
    '/en/sw.js',
    '/en/assets/none.js',
    '/en//elsewhere.example',
    '/de//submit',
    '/fr//reports',
    '/xx',
    '/xx/submit',
    '/de/api/clubs',
    '/de/healthz',
    '/de/robots.txt',
    '/de/nowhere',
    '/DE/submit',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
});

test('slashes at the end of an address neither change its page nor whose report it shows (C3.16)', async () => {
  const { report, approve } = await newClub();
  const id = await report({ headline: 'Slack rope in the circuit' });
  await approve(id);
  const titleOf = async (path: string) => /<title>([^<]*)</.exec(await (await ask(path)).text())?.[1];
  expect(await titleOf(`/it/reports//?report=${id}`)).toContain('Slack rope');
  for (const path of ['/it/reports/', '/it/reports//', '/it/reports///?utm_source=x'])
    expect(await titleOf(path)).toBe(await titleOf('/it/reports'));
});

test('on an unknown path no language link leads to another host (C14.3)', async () => {
  const { page, expectError } = await visit({ locale: 'en-GB' });
  expectError('404');
  for (const path of ['/de//elsewhere.example/x', '//elsewhere.example/x']) {
    await page.goto(new URL(address()).origin + path);
    const hosts = await page
      .locator('a[hreflang]')
      .evaluateAll((links) => [...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).host))]);
    expect(hosts).toEqual([new URL(address()).host]);
  }
});

test('a public page links to itself in all nine languages, and each language has its own ETag (C14.2)', async () => {
  const html = await (await ask('/pl/reports')).text();
  const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
    ([, code, href]) => `${code} ${href}`,
  );
  expect(links).toHaveLength(10);
  expect(/<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]).toBe('/pl/reports');
  expect(links).toEqual(expect.arrayContaining(['en /reports', 'de /de/reports', 'x-default /reports']));
  const [german, english] = await Promise.all([ask('/de/reports'), ask('/reports')]);
  const etag = german.headers.get('etag') ?? '';
  expect(etag).not.toBe(english.headers.get('etag'));
  // Another journey may publish between the two requests.
  const statusOfSame = async () => {
    const tag = (await ask('/de/reports')).headers.get('etag') ?? '';
    return (await request('/de/reports', { headers: { 'If-None-Match': tag } })).status;
  };
  await expect.poll(statusOfSame).toBe(304);
});

test('the link to the feed has the title of the feed, on the page of a report too (C14.4)', async () => {
  const { report, approve } = await newClub();
  const id = await report({ headline: 'Rope break' });
  await approve(id);
  for (const path of ['/de/reports', `/de/reports?report=${id}`, '/reports']) {
    const [, title, href = ''] =
      /<link rel="alternate" type="application\/atom\+xml" title="([^"]*)" href="([^"]*)">/.exec(
        await (await ask(path)).text(),
      ) ?? [];
    expect([path, title]).toEqual([path, /<title>(.*)<\/title>/.exec(await (await ask(href)).text())?.[1]]);
  }
});

test('two taps on a phone switch the page to another language and keep its filters (C14.3)', async () => {
  const { page } = await visit({ size: PHONE });
  await page.goto('/reports');
  await page.getByPlaceholder('Search reports by keyword...').fill('rope');
  await page.waitForURL(/keyword=rope/);
  await page.locator('summary').filter({ hasText: 'Language' }).tap();
  await page.getByRole('link', { name: 'Deutsch' }).tap();
  await page.waitForURL('**/de/reports?keyword=rope');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await expect.poll(() => page.locator('a[hreflang=fr]').first().getAttribute('href')).toBe('/fr/reports?keyword=rope');
});

test('a browser that prefers another language is offered it once, in that language, without a layout shift (C14.3)', async () => {
  const { page } = await visit({ locale: 'fr-CH' });
  await page.goto('/submit');
  const offer = page.locator('#language-offer');
  expect(await offer.getAttribute('lang')).toBe('fr');
  expect(await offer.getByRole('link').getAttribute('href')).toBe('/fr/submit');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
  expect(shift).toBe(0);
  await offer.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('link', { name: 'Public Reports' }).first().click();
  await page.waitForURL('**/reports');
  expect(await offer.count()).toBe(0);
  await page.goto('/fr/submit');
  expect(await offer.isVisible()).toBe(false);
  // Kashubian is not Czech, though both begin with cs.
  const kashubian = await visit({ locale: 'csb-PL' });
  await kashubian.page.goto('/submit');
  expect(await kashubian.page.locator('#language-offer').count()).toBe(0);
});

test('text in the form moves along to another language without entering storage or the address (C14.3)', async () => {
  const { page } = await visit();
  await page.goto('/submit');
  await page.locator('#narrative').fill('Das Seil riss beim Anschleppen.');
  await page.locator('#reporterEmail').fill('pilot@example.org');
  await page.getByRole('combobox', { name: 'Country calling code' }).click();
  await page.getByRole('combobox', { name: 'Search the list' }).fill('german');
  await page.getByRole('option', { name: 'Germany' }).click();
  await page.locator('#reporterTelephone').fill('0171 1234567');
  await page.locator('summary').filter({ hasText: 'Language' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL('**/de/submit');
  await expect.poll(() => page.locator('#reporterEmail').inputValue()).toBe('pilot@example.org');
  expect(await page.locator('#narrative').inputValue()).toBe('Das Seil riss beim Anschleppen.');
  await expect.poll(() => page.locator('#reporterTelephone').inputValue()).toBe('171 1234567');
  const country = page.getByRole('combobox', { name: 'Ländervorwahl' });
  expect(await country.textContent()).toBe('+49');
  // C14.4: countries have their names in the page's language.
  await country.click();
  await page.getByRole('option', { name: 'Deutschland' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Was du in diesem Tab geschrieben hattest, ist noch da.', { exact: true }).waitFor();
  expect(await page.evaluate(() => window.name + JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'pilot@',
  );
});

test('a reporter can send a report in German up to the receipt, and its list values are stored in English (C14.4)', async () => {
  const { club, root } = await newClub();
  const { page } = await visit({ size: PHONE, locale: 'de-DE' });
  await page.goto(`/de/submit?club=${club.id}`);
  await page
    .locator('#narrative')
    .fill('Beim Windenstart riss in etwa 80 Metern Höhe das Seil. Ich bin geradeaus gelandet.');
  await page.locator('#reporterEmail').fill('karl@example.org');
  // The labels of lists load when a section is opened.
  await page.getByRole('button', { name: /^Flug\b/ }).click();
  await page.getByRole('combobox', { name: 'Flugphase' }).click();
  await page.getByRole('option', { name: 'Bewegen oder Schleppen am Boden' }).click();
  await page.getByRole('button', { name: 'Meldung absenden' }).click();
  await page.getByRole('heading', { name: 'Meldung gesendet' }).waitFor();
  const text = await page.locator('main').innerText();
  expect(text).toContain('Dein Belegcode');
  expect(text).not.toMatch(/\b(Report|Submit|Save|Copy|your|the)\b/);
  type Stored = { clubId: string; narrativeLanguage: string; flightPhase: string };
  const reports = await api<Stored[]>('GET', '/api/reports?limit=200', undefined, root);
  const report = reports.find(({ clubId }) => clubId === club.id);
  expect(report?.narrativeLanguage).toBe('German');
  expect(report?.flightPhase).toBe('Ground handling or ground towing');
});
