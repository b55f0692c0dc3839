/** Long words of other languages on a phone (C14.4). */
import { expect, test } from 'vitest';
import { browser, NARROW, PHONE } from '../browser.ts';
import { cutLabels, overflow, setTextSize } from '../page.ts';
import { api, newClub } from '../people.ts';

const visit = browser();
const SMALL = { width: 360, height: 740 };

test.each(['de', 'fr', 'pl'])(
  'at 360 px every tab of the staff pages is on the screen in %s (C14.4)',
  async (language) => {
    const { person, report, root } = await newClub();
    await api(
      'POST',
      '/api/actions',
      { title: 'Replace the cable', due: '2020-01-01', reportId: await report() },
      root,
    );
    const { page } = await visit({ as: (await person('sms-manager')).email, size: SMALL });
    for (const path of ['/manager', '/manager/actions', '/manager/hazards', '/manager/analytics']) {
      await page.goto(`/${language}${path}`);
      await page.getByRole('tab').first().waitFor();
      await page.waitForLoadState('networkidle');
      const outside = () =>
        page
          .getByRole('tab')
          .evaluateAll(
            (tabs) =>
              tabs.filter(
                (tab) => tab.getBoundingClientRect().right > (tab.parentElement?.getBoundingClientRect().right ?? 0),
              ).length,
          );
      await expect.poll(async () => [path, await outside(), await overflow(page)]).toEqual([path, 0, 0]);
    }
  },
);

test('at 360 px in German the name of who has taken a report is not cut (C14.4)', async () => {
  const { person, report } = await newClub();
  const { email } = await person('sms-manager');
  const { page } = await visit({ as: email, size: SMALL });
  await page.goto(`/de/manager?report=${await report()}&view=follow-up`);
  const taken = page.getByRole('combobox', { name: 'Übernommen von' });
  await taken.waitFor();
  expect((await taken.boundingBox())?.width).toBeGreaterThan(220);
});

test.each(['de', 'pl'])('at 150 % text no button of the review is cut in %s (C14.4)', async (language) => {
  const { person, report } = await newClub();
  const { page } = await visit({ as: (await person('sms-manager')).email, size: PHONE });
  await page.goto(`/${language}/manager?report=${await report()}`);
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await setTextSize(page, '24px');
  for (const width of [PHONE.width, SMALL.width]) {
    await page.setViewportSize({ ...PHONE, width });
    expect(await cutLabels(page.getByRole('dialog').getByRole('button'))).toEqual([]);
  }
});

test.each(['fr', 'pl', 'cs'])('at 320 px the whole language menu is on the screen in %s (C14.3)', async (language) => {
  const { person } = await newClub();
  const { page } = await visit({ as: (await person('sms-manager')).email, size: NARROW });
  for (const path of ['/reports', '/manager']) {
    await page.goto(`/${language}${path}`);
    await page.locator('[data-languages] summary').click();
    const menu = await page.locator('[data-languages] ul').boundingBox();
    expect([path, (menu?.x ?? -1) >= 0, (menu?.x ?? 0) + (menu?.width ?? 0) <= NARROW.width]).toEqual([
      path,
      true,
      true,
    ]);
  }
});
