/** The public pages of contact sheets: each page, and the states reachable from it. */
import { SITE_MAP } from '../../../domain/site-map.ts';
import { click, expandAll, sendReport, type View, type Visit, waitForIdle, writeReport } from './visiting.ts';

const FOLLOW = 'web/follow/words';
const FORM = 'web/reports/submit/form/words';

async function follow({ page, t, receipt }: Visit): Promise<void> {
  await page.getByLabel(t(FOLLOW, 'receiptCode')).fill(receipt);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: t(FOLLOW, 'messages') }).waitFor();
}

export const PUBLIC_VIEWS: View[] = [
  { name: 'not found', path: '/nowhere' },
  {
    name: 'report',
    path: SITE_MAP.reports.path,
    open: async ({ page }) => {
      await page.locator('main').getByRole('article').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'form, all sections', path: SITE_MAP.submit.path, open: click(FORM, 'expandAll') },
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
      await click(FOLLOW, 'addDetails')(visit);
      await waitForIdle(visit.page);
      await expandAll(visit);
    },
  },
  {
    name: 'followed report, erase',
    path: SITE_MAP.follow.path,
    open: async (visit) => {
      await follow(visit);
      await click(FOLLOW, 'eraseContact')(visit);
    },
  },
];
