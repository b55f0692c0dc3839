/** Link previews and search engines: metadata of a page, robots.txt, the sitemap (C2.5, C3.9). */
import { expect, test } from 'vitest';
import { browser } from '../browser.ts';
import { api, newClub, request } from '../people.ts';
import { ownServer } from '../server.ts';

const SITE = 'https://safety.club.example';

ownServer({ PUBLIC_URL: `${SITE}/` });
const visit = browser();

const get = async (path: string) => {
  const response = await request(path);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

/** The metadata in a page's head, by the name of each tag. */
function said(html: string): Record<string, string | undefined> {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
  const canonical = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
  return { ...Object.fromEntries(metas.map(([, name, content]) => [name, content])), canonical };
}

async function lesson(texts: Record<string, string> = {}) {
  const { report, approve, root } = await newClub();
  const id = await report({ headline: 'Canopy <open> & "loud"', ...texts });
  await approve(id);
  return { id, address: `/reports?report=${id}`, hide: () => api('POST', `/api/reports/${id}/hide`, undefined, root) };
}

test.each(['/', '/submit', '/reports'])('%s has metadata: address, title, description and picture', async (path) => {
  const { text } = await get(path);
  const tags = said(text);
  expect(tags).toMatchObject({
    canonical: SITE + path,
    'og:url': SITE + path,
    'og:type': 'website',
    'og:site_name': 'Windsock',
    'og:image': `${SITE}/og.png`,
    'og:description': tags['description'],
    'twitter:card': 'summary_large_image',
  });
  expect(text).toContain(`<title>${tags['og:title']}</title>`);
  expect(tags['robots']).toBe(undefined);
});

test('a filter does not change the canonical address of the list', async () => {
  expect(said((await get('/reports?keyword=canopy')).text)['canonical']).toBe(`${SITE}/reports`);
});

test('a published report has its own address, title and description, and the list links to it', async () => {
  const { address } = await lesson({ narrative: `The canopy opened. ${'It was very loud. '.repeat(30)}` });
  const { status, text } = await get(address);
  const tags = said(text);
  expect(status).toBe(200);
  expect(tags).toMatchObject({
    canonical: SITE + address,
    'og:title': 'Canopy &lt;open&gt; &amp; &quot;loud&quot; · Windsock',
    'og:type': 'article',
  });
  expect(tags['description']).toMatch(/^The canopy opened\. It was .+ …$/);
  expect(tags['description']?.length).toBeLessThanOrEqual(202);
  expect((await get('/reports')).text).toContain(`href="${address}"`);
});

test('without scripts the page of a report contains all that its dialog shows, a long story in full (section 2)', async () => {
  const facts = { aircraftCategory: 'Glider (sailplane)', manufacturer: 'Schleicher', model: 'ASK 21' };
  const flight = { operationType: 'Local soaring', flightPhase: 'Thermalling', weatherConditions: 'VMC - good' };
  const narrative = `The canopy opened. ${'It was very loud. '.repeat(1_000)}Nobody was hurt at the end.`;
  const { address } = await lesson({
    narrative,
    localDate: '2026-03-04',
    locationOccurrence: 'North ridge',
    ...facts,
    ...flight,
  });
  const { page } = await visit();
  await page.goto(address);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Flight & Conditions' }).waitFor();
  const body = await dialog
    .locator('div:has(> section)')
    .first()
    .evaluate((whole) => {
      // Similar reports need scripts.
      const own = whole.cloneNode(true) as HTMLElement;
      for (const section of own.querySelectorAll('section'))
        if (section.querySelector('h3')?.textContent === 'Similar reports') section.remove();
      return own.textContent;
    });
  for (const text of ['Nobody was hurt at the end.', 'Check the latch twice.', 'North ridge'])
    expect(body).toContain(text);
  expect(body).toContain('Note: Identifying information has been removed to protect privacy');

  const { page: plain } = await visit({ javaScriptEnabled: false });
  await plain.goto(address);
  const article = plain.getByRole('main').locator('noscript article');
  await article.waitFor();
  expect(await article.getByRole('heading', { level: 2 }).textContent()).toBe('Canopy <open> & "loud"');
  expect(await article.textContent()).toContain(body);
  expect(await article.textContent()).toContain('Reported on');
  // Nothing comes before the skip link.
  await plain.keyboard.press('Tab');
  expect(await plain.getByRole('link', { name: 'Skip to content' }).evaluate((link) => link.matches(':focus'))).toBe(
    true,
  );
  expect(await plain.locator('body > :visible').first().getAttribute('id')).toBe('app');
});

test('a hidden report is gone from the list and the sitemap at the next answer, and its own address is 404 and noindex', async () => {
  const { id, address, hide } = await lesson();
  expect((await get('/sitemap.xml')).text).toContain(`<loc>${SITE}${address}</loc>`);
  expect((await get(address)).status).toBe(200);
  await hide();
  const { status, text } = await get(address);
  expect(status).toBe(404);
  expect(said(text)['robots']).toBe('noindex');
  expect(text).not.toContain('canopy opened');
  expect((await get('/reports')).text).not.toContain(id);
  expect((await get('/sitemap.xml')).text).not.toContain(id);
});

test('robots.txt leads to the sitemap, which lists the public pages without dates (C3.9)', async () => {
  await lesson();
  const robots = await get('/robots.txt');
  expect(robots.type).toMatch(/^text\/plain/);
  expect(robots.text).toBe(`User-agent: *\nDisallow: /manager\nDisallow: /api/\n\nSitemap: ${SITE}/sitemap.xml\n`);
  const map = await get('/sitemap.xml');
  expect(map.type).toMatch(/^text\/xml/);
  const entries = [...map.text.matchAll(/<url><loc>([^<]+)<\/loc><\/url>/g)].map(([, address]) => address);
  expect(entries.slice(0, 3)).toEqual([`${SITE}/`, `${SITE}/submit`, `${SITE}/reports`]);
  expect(entries).toContain(`${SITE}/de/submit`);
  expect(entries.length).toBeGreaterThan(3);
  expect(map.text).not.toMatch(/lastmod|\d{4}-\d\d-\d\dT/);
});

test('security.txt says where to report a vulnerability and until when it is valid, if a contact is set (RFC 9116)', async () => {
  const { type, text } = await get('/.well-known/security.txt');
  expect(type).toMatch(/^text\/plain/);
  const [contact, expires = '', canonical] = text.split('\n');
  expect([contact, canonical]).toEqual([
    'Contact: mailto:hello@windsock.example',
    `Canonical: ${SITE}/.well-known/security.txt`,
  ]);
  const days = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(366);
});

test('the preview picture is 1200 by 630, and staff pages have no preview metadata', async () => {
  const { page } = await visit();
  await page.goto('/submit');
  const size = await page.evaluate(async () => {
    const picture = Object.assign(new Image(), { src: '/og.png' });
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  });
  expect(size).toEqual([1200, 630]);
  const tags = said((await get('/manager/login')).text);
  expect([tags['robots'], tags['og:title'], tags['canonical']]).toEqual(['noindex', undefined, undefined]);
});
