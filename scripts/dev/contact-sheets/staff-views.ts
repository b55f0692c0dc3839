/** The safety team's pages of contact sheets: the dialogs and states reachable from each. */
import type { Page } from 'playwright-core';
import { SITE_MAP } from '../../../domain/site-map.ts';
import { click, expandAll, type View, type Visit, waitForIdle, writeReport } from './visiting.ts';

const ACCOUNT = 'web/layouts/staff/account/words';
const CLUBS = 'web/clubs/words';
const USERS = 'web/users/words';
const FORM = 'web/reports/submit/form/words';
const PREVIEW = 'web/imports/preview/words';
const PHOTOS = 'web/reports/review/photos/words';
const ORIGINAL = 'web/reports/review/original/words';
const HAZARDS = 'web/hazards/words';
const ACTIONS = 'web/components/actions/words';
const FILES = 'web/components/files/words';
const HEADER = 'web/layouts/staff/words';
const BRIEFING = 'web/reports/review/briefing/words';
const DECIDE = 'web/reports/review/decide/words';

const openAccount = (part: string) => async (visit: Visit) => {
  await click(HEADER, 'yourAccount')(visit);
  await visit.page.getByRole('tab', { name: visit.t(ACCOUNT, `tabs.${part}`) }).click();
};

/** Opens the sample report with this headline in a view of the review dialog. */
const review =
  (keyword: string, view: string, then?: (visit: Visit) => Promise<void>) =>
  async (visit: Visit): Promise<void> => {
    const found = await visit.page.request.get(`/api/reports?keyword=${encodeURIComponent(keyword)}`);
    const [report] = (await found.json()) as { id: string }[];
    await visit.page.goto(visit.at(`/manager?report=${report?.id}&view=${view}`));
    await visit.page.getByRole('dialog').getByRole('tabpanel').waitFor();
    await waitForIdle(visit.page);
    await then?.(visit);
  };

const WITH_CONVERSATION = 'weak link fourth solo';
const WITH_CLOCKS = 'Seil der zweiten Winde';

const csv = (text: string) => ({ name: 'reports.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

/** A picture of one colour, drawn by the page. */
async function photo(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** Chooses a club on a page that asks a super-admin for one. */
async function chooseClub({ page }: Visit): Promise<void> {
  await page.locator('main select').first().selectOption({ index: 1 });
  await waitForIdle(page);
}

export const STAFF_VIEWS: View[] = [
  {
    name: 'login, second step',
    path: SITE_MAP.login.path,
    isSignedOut: true,
    open: async ({ page }) => {
      const ways = { next: ['totp', 'recovery', 'passkey'] };
      await page.route('**/api/auth/login', (route) => route.fulfill({ status: 202, json: ways }));
      await page.locator('input[type=email]').fill('somebody@example.org');
      await page.locator('input[type=password]').fill('a password of somebody');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(500);
    },
  },
  { name: 'settings of a club', path: SITE_MAP.settings.path, open: chooseClub },
  { name: 'annual of a club', path: SITE_MAP.annual.path, open: chooseClub },
  {
    name: 'poster of a club',
    path: SITE_MAP.poster.path,
    open: async ({ page, at }) => {
      const [club] = (await (await page.request.get('/api/clubs')).json()) as { id: string }[];
      await page.goto(at(`${SITE_MAP.poster.path}?club=${club?.id}`));
      await waitForIdle(page);
    },
  },
  ...['password', 'factor', 'passkeys', 'mail', 'places'].map((part) => ({
    name: `account, ${part}`,
    path: SITE_MAP.clubs.path,
    open: openAccount(part),
  })),
  {
    name: 'account, set up an app',
    path: SITE_MAP.clubs.path,
    open: async (visit) => {
      await openAccount('factor')(visit);
      await click(ACCOUNT, 'setUpApp')(visit);
    },
  },
  { name: 'clubs, create', path: SITE_MAP.clubs.path, open: click(CLUBS, 'createClub') },
  { name: 'clubs, delete', path: SITE_MAP.clubs.path, open: click(CLUBS, 'deleteClubOf') },
  { name: 'users, create', path: SITE_MAP.users.path, open: click(USERS, 'createUser') },
  { name: 'users, delete', path: SITE_MAP.users.path, open: click(USERS, 'deleteUserOf') },
  { name: 'actions, add', path: SITE_MAP.actions.path, open: click(ACTIONS, 'addAction') },
  { name: 'hazards, add', path: SITE_MAP.hazards.path, open: click(HAZARDS, 'addHazard') },
  {
    name: 'hazards, open',
    path: SITE_MAP.hazards.path,
    open: async ({ page }) => {
      await page.locator('main table:not([role=grid]) tbody').getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'export', path: SITE_MAP.dashboard.path, open: click(FILES, 'exportCsv') },
  {
    name: 'import, preview',
    path: SITE_MAP.import.path,
    open: async (visit) => {
      const { page, t } = visit;
      await chooseClub(visit);
      const file = csv('Date,What happened,Pilot weather\n2024-05-01,The winch cable broke at 80 m,sunny\nx,Short,\n');
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('heading', { name: t(PREVIEW, 'previewOf') }).waitFor({ timeout: 10_000 });
    },
  },
  { name: 'review', path: SITE_MAP.dashboard.path, open: review(WITH_CONVERSATION, 'review') },
  {
    name: 'review, erase contact',
    path: SITE_MAP.dashboard.path,
    open: review(WITH_CONVERSATION, 'review', click(ORIGINAL, 'eraseContact')),
  },
  {
    name: 'review, reassign',
    path: SITE_MAP.dashboard.path,
    open: review(WITH_CONVERSATION, 'review', click(DECIDE, 'reassign')),
  },
  {
    name: 'review, suggest for the briefing',
    path: SITE_MAP.dashboard.path,
    open: async (visit) => {
      const [lesson] = (await (await visit.page.request.get('/api/reports/public')).json()) as { id: string }[];
      await visit.page.goto(visit.at(`/manager?report=${lesson?.id}`));
      await click(BRIEFING, 'suggest')(visit);
    },
  },
  { name: 'follow-up', path: SITE_MAP.dashboard.path, open: review(WITH_CONVERSATION, 'follow-up', expandAll) },
  { name: 'authority', path: SITE_MAP.dashboard.path, open: review(WITH_CLOCKS, 'authority', expandAll) },
  { name: 'conversation', path: SITE_MAP.dashboard.path, open: review(WITH_CONVERSATION, 'conversation') },
  {
    name: 'photo editor',
    path: SITE_MAP.submit.path,
    open: async (visit) => {
      const { page, at, t } = visit;
      await writeReport(visit);
      await click(FORM, 'expandAll')(visit);
      const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo(page) };
      await page.locator('input[type=file][accept*=image]').first().setInputFiles(file);
      await waitForIdle(page);
      await page.locator('form button[type=submit]').click();
      await page.locator('main code').first().waitFor({ timeout: 10_000 });
      const [report] = (await (await page.request.get('/api/reports')).json()) as { id: string }[];
      await page.goto(at(`/manager?report=${report?.id}`));
      await page.getByRole('button', { name: t(PHOTOS, 'open') }).click();
      await click(PHOTOS, 'prepare')(visit);
    },
  },
];
