/** What contact sheets show: every page, and the dialogs and states that one reaches from it. */
import type { Page } from 'playwright-core';
import type { Language } from '../../domain/language/languages.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import { readModule, type Words } from '../words/modules.ts';

/** The text of a language by its folder and path, as `web/clubs createClub`; a pattern where the text has a placeholder. */
export type Say = (folder: string, name: string) => string | RegExp;

export type Visit = {
  page: Page;
  say: Say;
  /** The address of a page in the language. */
  at: (path: string) => string;
  /** A receipt code of the sample. */
  receipt: string;
};

export type View = { name: string; path: string; isSignedOut?: boolean; open?: (visit: Visit) => Promise<void> };

const REST_WITHIN_MS = 5_000;

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** Reads all words of a language that views need. */
export async function wordsOf(language: Language, folders: readonly string[]): Promise<Say> {
  const modules = new Map<string, Record<string, Words>>();
  for (const folder of folders) modules.set(folder, (await readModule(folder, language)) ?? {});
  return (folder, name) => {
    let found: Words | undefined = modules.get(folder);
    for (const part of name.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    if (typeof found !== 'string') throw new Error(`${folder} has no ${name} in ${language}`);
    return /{\w+}/.test(found) ? new RegExp(escaped(found).replace(/{\w+}/g, '.*')) : found;
  };
}

const ACCOUNT = 'web/layouts/staff/account/words';
const CLUBS = 'web/clubs/words';
const USERS = 'web/users/words';
const FOLLOW = 'web/follow/words';
const FORM = 'web/reports/submit/form/words';
const PREVIEW = 'web/imports/preview/words';
const PHOTOS = 'web/reports/review/photos/words';
const ORIGINAL = 'web/reports/review/original/words';
const CONVERSATION = 'web/reports/review/conversation/words';
const HAZARDS = 'web/hazards/words';
const ACTIONS = 'web/components/actions/words';
const FILES = 'web/components/files/words';
const HEADER = 'web/layouts/staff/words';
const BRIEFING = 'web/reports/review/briefing/words';
const DECIDE = 'web/reports/review/decide/words';

export const FOLDERS = [
  ...[ACCOUNT, CLUBS, USERS, FOLLOW, FORM, PREVIEW, PHOTOS, ORIGINAL, CONVERSATION],
  ...[HAZARDS, ACTIONS, FILES, HEADER, BRIEFING, DECIDE],
];

/** Waits until nothing is on its way, but not long: some pages go on asking. */
export const rest = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: REST_WITHIN_MS }).catch(() => undefined);

/** Presses the first button of a name that is shown. */
const press =
  (folder: string, ...names: string[]) =>
  async ({ page, say }: Visit) => {
    for (const name of names) {
      const wanted = say(folder, name);
      const exact = typeof wanted === 'string';
      const button = page.getByRole('button', { name: wanted, exact });
      await button.filter({ visible: true }).first().click();
    }
  };

const openAccount = (part: string) => async (visit: Visit) => {
  await press(HEADER, 'yourAccount')(visit);
  await visit.page.getByRole('tab', { name: visit.say(ACCOUNT, `tabs.${part}`) }).click();
};

/** Opens the sample report of this headline in a view of the review dialog. */
const review =
  (keyword: string, view: string, then?: (visit: Visit) => Promise<void>) =>
  async (visit: Visit): Promise<void> => {
    const found = await visit.page.request.get(`/api/reports?keyword=${encodeURIComponent(keyword)}`);
    const [report] = (await found.json()) as { id: string }[];
    await visit.page.goto(visit.at(`/manager?report=${report?.id}&view=${view}`));
    await visit.page.getByRole('dialog').getByRole('tabpanel').waitFor();
    await rest(visit.page);
    await then?.(visit);
  };

const WITH_CONVERSATION = 'weak link fourth solo';
const WITH_CLOCKS = 'Seil der zweiten Winde';

/** Opens every part of a page that is folded up. */
async function unfold({ page }: Visit): Promise<void> {
  const folded = page.locator('main, dialog').locator('button[aria-expanded="false"], summary');
  for (const part of await folded.all()) await part.click({ timeout: 1_000 }).catch(() => undefined);
}

/** Writes a report into the form. */
async function writeReport({ page, at }: Visit): Promise<void> {
  const [club] = (await (await page.request.get('/api/clubs')).json()) as { id: string }[];
  await page.goto(at(`/submit?club=${club?.id}`));
  await rest(page);
  await page.locator('textarea').first().fill('Kabelriss im Steigflug, Seil ausgeklinkt, Platzrunde, Landung.');
  await page.locator('input[type=email]').first().fill('pilot@example.org');
}

async function sendReport(visit: Visit): Promise<void> {
  await writeReport(visit);
  await visit.page.locator('form button[type=submit]').click();
  await visit.page.locator('main code').first().waitFor();
}

async function follow({ page, say, receipt }: Visit): Promise<void> {
  await page.getByLabel(say(FOLLOW, 'receiptCode')).fill(receipt);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: say(FOLLOW, 'messages') }).waitFor();
}

const csv = (text: string) => ({ name: 'reports.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

/** A picture of one colour, drawn by the page. */
async function photo(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

const SIGNED_OUT = [SITE_MAP.login.path, SITE_MAP.reset.path] as string[];

const PAGES: View[] = Object.entries(SITE_MAP).map(([name, { path }]) => ({
  name,
  path,
  isSignedOut: SIGNED_OUT.includes(path),
}));

const PUBLIC_VIEWS: View[] = [
  { name: 'not found', path: '/nowhere' },
  {
    name: 'report',
    path: SITE_MAP.reports.path,
    open: async ({ page }) => {
      await page.locator('main').getByRole('article').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'form, all sections', path: SITE_MAP.submit.path, open: press(FORM, 'expandAll') },
  {
    name: 'form, incomplete',
    path: SITE_MAP.submit.path,
    open: async ({ page }) => page.locator('form button[type=submit]').click({ force: true }),
  },
  { name: 'form, sent', path: SITE_MAP.submit.path, open: sendReport },
  {
    name: 'form, offline',
    path: SITE_MAP.submit.path,
    open: async (visit) => {
      await writeReport(visit);
      await visit.page.route(/\/(api|healthz)/, (route) => route.abort());
      await visit.page.locator('form button[type=submit]').click();
      await visit.page.locator('main code').first().waitFor({ timeout: 10_000 });
    },
  },
  { name: 'followed report', path: SITE_MAP.follow.path, open: follow },
  {
    name: 'followed report, details',
    path: SITE_MAP.follow.path,
    open: async (visit) => {
      await sendReport(visit);
      const receipt = (await visit.page.locator('main code').first().textContent()) ?? '';
      await visit.page.goto(visit.at(SITE_MAP.follow.path));
      await follow({ ...visit, receipt });
      await press(FOLLOW, 'addDetails')(visit);
      await rest(visit.page);
      await unfold(visit);
    },
  },
  {
    name: 'followed report, erase',
    path: SITE_MAP.follow.path,
    open: async (visit) => {
      await follow(visit);
      await press(FOLLOW, 'eraseContact')(visit);
    },
  },
];

/** Chooses a club on a page that asks a super-admin for one. */
async function chooseClub({ page }: Visit): Promise<void> {
  await page.locator('main select').first().selectOption({ index: 1 });
  await rest(page);
}

const STAFF_VIEWS: View[] = [
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
      await rest(page);
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
      await press(ACCOUNT, 'setUpApp')(visit);
    },
  },
  { name: 'clubs, create', path: SITE_MAP.clubs.path, open: press(CLUBS, 'createClub') },
  { name: 'clubs, delete', path: SITE_MAP.clubs.path, open: press(CLUBS, 'deleteClubOf') },
  { name: 'users, create', path: SITE_MAP.users.path, open: press(USERS, 'createUser') },
  { name: 'users, delete', path: SITE_MAP.users.path, open: press(USERS, 'deleteUserOf') },
  { name: 'actions, add', path: SITE_MAP.actions.path, open: press(ACTIONS, 'addAction') },
  { name: 'hazards, add', path: SITE_MAP.hazards.path, open: press(HAZARDS, 'addHazard') },
  {
    name: 'hazards, open',
    path: SITE_MAP.hazards.path,
    open: async ({ page }) => {
      await page.locator('main tbody').getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'export', path: SITE_MAP.dashboard.path, open: press(FILES, 'exportCsv') },
  {
    name: 'import, preview',
    path: SITE_MAP.import.path,
    open: async (visit) => {
      const { page, say } = visit;
      await chooseClub(visit);
      const file = csv('Date,What happened,Pilot weather\n2024-05-01,The winch cable broke at 80 m,sunny\nx,Short,\n');
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('heading', { name: say(PREVIEW, 'previewOf') }).waitFor({ timeout: 10_000 });
    },
  },
  { name: 'review', path: SITE_MAP.dashboard.path, open: review(WITH_CONVERSATION, 'review') },
  {
    name: 'review, erase contact',
    path: SITE_MAP.dashboard.path,
    open: review(WITH_CONVERSATION, 'review', press(ORIGINAL, 'eraseContact')),
  },
  {
    name: 'review, reassign',
    path: SITE_MAP.dashboard.path,
    open: review(WITH_CONVERSATION, 'review', press(DECIDE, 'reassign')),
  },
  {
    name: 'review, suggest for the briefing',
    path: SITE_MAP.dashboard.path,
    open: async (visit) => {
      const [lesson] = (await (await visit.page.request.get('/api/reports/public')).json()) as { id: string }[];
      await visit.page.goto(visit.at(`/manager?report=${lesson?.id}`));
      await press(BRIEFING, 'suggest')(visit);
    },
  },
  { name: 'follow-up', path: SITE_MAP.dashboard.path, open: review(WITH_CONVERSATION, 'follow-up', unfold) },
  { name: 'authority', path: SITE_MAP.dashboard.path, open: review(WITH_CLOCKS, 'authority', unfold) },
  { name: 'conversation', path: SITE_MAP.dashboard.path, open: review(WITH_CONVERSATION, 'conversation') },
  {
    name: 'photo editor',
    path: SITE_MAP.submit.path,
    open: async (visit) => {
      const { page, at, say } = visit;
      await writeReport(visit);
      await press(FORM, 'expandAll')(visit);
      const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo(page) };
      await page.locator('input[type=file][accept*=image]').first().setInputFiles(file);
      await rest(page);
      await page.locator('form button[type=submit]').click();
      await page.locator('main code').first().waitFor({ timeout: 10_000 });
      const [report] = (await (await page.request.get('/api/reports')).json()) as { id: string }[];
      await page.goto(at(`/manager?report=${report?.id}`));
      await page.getByRole('button', { name: say(PHOTOS, 'open') }).click();
      await press(PHOTOS, 'prepare')(visit);
    },
  },
];

export const VIEWS: View[] = [...PAGES, ...PUBLIC_VIEWS, ...STAFF_VIEWS];
