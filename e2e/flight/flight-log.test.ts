/** A flight log on the form and in the review dialog (C16.5). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Flight } from '../../domain/flight/flight.ts';
import { fixLine, flightFixes, HEADERS, writeLog } from '../../test/flight/write-log.ts';
import { expectOutdoorContrast, inspect } from '../accessibility/accessibility.ts';
import { browser, PHONE } from '../browser.ts';
import { expandAll, fillRequired, keepCode } from '../form.ts';
import { see, seeFocus } from '../page.ts';
import { api, newClub } from '../people.ts';

const visit = browser();

const file = (text: string, name = 'flight.igc') => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text, 'latin1'),
});
const choose = (page: Page, ...chosen: Parameters<typeof file>) =>
  page
    .getByLabel('Add a flight log')
    .and(page.locator('input'))
    .setInputFiles(file(...chosen));
const inputOf = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first().inputValue();

test('on a phone a log is drawn, marked by key and by tap, fills empty fields on request, and only its curve is sent (C16.5)', async () => {
  const { club, person, root } = await newClub();
  const { page, context } = await visit({ size: PHONE, colorScheme: 'light' });
  await page.goto('/submit');
  await fillRequired(page, club.name, 'The canopy opened on the winch launch at 200 feet.');
  await expandAll(page);
  await page.getByLabel('Model').fill('ASK 23');
  await choose(page, writeLog());
  const curve = page.getByRole('img', { name: /^Your flight/ });
  await curve.waitFor();
  expect(await curve.getAttribute('aria-label')).toBe(
    'Your flight: duration 1:02:00, altitude between 500 and 1,900 m. Launch: 0:02:00, 500 m.',
  );
  await see(page, 'No moment is marked yet.', 'The log can fill in what is still empty:', '(the launch)');
  const slider = page.getByRole('slider', { name: 'Moment' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await see(page, /^Marked: 0:02:\d\d, /);
  const middle = async (): Promise<[number, number]> => {
    const box = await curve.boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 90];
  };
  const [x, y] = await middle();
  // Neither scrolling nor the browser's menu marks anything.
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (const by of [20, 40, 60]) await touch('touchMove', [{ x, y: y - by }]);
  await touch('touchEnd', []);
  await page.mouse.click(...(await middle()), { button: 'right' });
  await see(page, /^Marked: 0:02:\d\d, /);
  await page.touchscreen.tap(...(await middle()));
  await see(page, /^Marked: 0:3[01]:\d\d, 1,7\d\d m$/);
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Marked: 0:3[01]:/);
  await inspect(page, 'the form with a log');
  await expectOutdoorContrast(page, 'the form with a log');

  await page.getByText('Altitudes as a table').click();
  await see(page.getByRole('table', { name: 'Your flight' }), 'Highest', 'Moment', 'Launch');
  expect(await inputOf(page, 'Registration')).toBe('');
  await page.getByRole('button', { name: 'Fill these in' }).click();
  await see(page, 'Filled in. Please check these fields in the form.');
  // All tests run in a time zone 14 hours ahead of UTC.
  const filled = await Promise.all(['Date', 'Registration', 'Location', 'Model'].map((label) => inputOf(page, label)));
  expect(filled).toEqual(['2026-06-15', 'D-1234', '50.50 N, 9.95 E', 'ASK 23']);
  expect(await inputOf(page, 'Time')).toMatch(/^00:3[01]$/);

  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.name]));
  expect(kept).not.toMatch(/heights|Petra|\[\[|D-1234/);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/reports'));
  await page.getByRole('button', { name: 'Submit Report' }).click();
  const { flight } = (await sent).postDataJSON() as { flight: Flight };
  expect(Object.keys(flight).sort()).toEqual(['heights', 'launch', 'moment']);
  expect([flight.heights[0], flight.launch, flight.heights.length <= 600]).toEqual([[0, 500], 120, true]);
  expect(Math.abs((flight.moment ?? 0) - 1_860)).toBeLessThan(60);
  expect((await sent).postData()).not.toMatch(/Petra|5030000|AXXX/);
  await see(page, 'Report Submitted Successfully');
  await keepCode(page);

  const reports = await api<{ id: string; clubId: string }[]>('GET', '/api/reports?limit=200', undefined, root);
  const stored = reports.find((report) => report.clubId === club.id);
  const manager = await person('sms-manager');
  const desk = (await visit({ as: manager.email, size: PHONE, colorScheme: 'light' })).page;
  await desk.goto(`/manager?report=${stored?.id}`);
  const shown = desk.getByRole('img', { name: /^Flight Log: duration 1:02:00/ });
  await shown.waitFor();
  expect(await shown.getAttribute('aria-label')).toMatch(/Launch: 0:02:00, 500 m\. Moment: 0:3[01]:/);
  await shown.scrollIntoViewIfNeeded();
  await inspect(desk, 'the review dialog with a flight');
  await desk.getByText('Altitudes as a table').click();
  await see(desk.getByRole('table', { name: 'Flight Log' }), 'Moment');

  const admin = await person('admin');
  const office = (await visit({ as: admin.email })).page;
  await office.goto(`/manager?report=${stored?.id}`);
  await office.getByRole('img', { name: /^Flight Log/ }).waitFor();
  await office.getByRole('button', { name: 'Erase contact details', exact: true }).click();
  const question = office.getByRole('dialog', { name: 'Erase Contact Details' });
  await see(question, 'The altitude curve of the flight is erased too');
  await question.getByRole('button', { name: 'Erase Contact Details' }).click();
  await expect.poll(() => office.getByRole('img', { name: /^Flight Log/ }).count()).toBe(0);
});

test('a file that is not a log is explained and can be removed; a dropped 10 MB log is read, and not sent once removed (C16.5)', async () => {
  const { club } = await newClub();
  const { page } = await visit();
  await page.goto('/submit');
  await fillRequired(page, club.name, 'The tow rope broke at 300 feet.');
  for (const [text, sentence, name] of [
    [
      'Not a log',
      'This file is not a flight log (.igc) that can be read here. You can send your report without it.',
      'notes.igc',
    ],
    [
      writeLog(flightFixes().map((fix) => ({ ...fix, pressure: 0, satellites: 0 }))),
      'This log contains no altitudes.',
      'flat.igc',
    ],
    ['x'.repeat(10 * 1024 * 1024 + 1), 'This file is larger than 10 MB', 'large.igc'],
  ] as const) {
    await choose(page, text, name);
    await see(page, sentence);
  }
  const add = page.getByRole('button', { name: 'Add a flight log' });
  await page.getByRole('button', { name: 'Remove the log' }).click();
  await seeFocus(add);
  expect(await page.getByRole('button', { name: 'Remove the log' }).count()).toBe(0);

  const took = await page.evaluate(
    async (line) => {
      const text = Array.from({ length: 160_000 }, (_, at) => {
        const second = 30_000 + at;
        const two = (value: number) => String(value % 60).padStart(2, '0');
        const clock = `${String(Math.floor(second / 3_600) % 24).padStart(2, '0')}${two(Math.floor(second / 60))}${two(second)}`;
        return `B${clock}${line.slice(7, 25)}${String(500 + (at % 1_000)).padStart(5, '0')}00600${'0'.repeat(26)}\r\n`;
      }).join('');
      const data = new DataTransfer();
      data.items.add(new File([`HFDTE140626\r\n${text}`], 'LONG.IGC'));
      const began = performance.now();
      document
        .querySelector('form')
        ?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      while (!document.querySelector('[aria-label^="Your flight"]')) await new Promise((wait) => setTimeout(wait, 20));
      return performance.now() - began;
    },
    fixLine({ time: 0 }),
  );
  process.stderr.write(`10 MB were read in ${Math.round(took)} ms\n`);
  expect(page.workers()).toEqual([]);
  await page.getByRole('button', { name: 'Remove the log' }).click();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/reports'));
  await page.getByRole('button', { name: 'Submit Report' }).click();
  expect((await sent).postDataJSON()).not.toHaveProperty('flight');
  await see(page, 'Report Submitted Successfully');
});

test('the script that reads logs comes with a policy that lets it load and connect to nothing (C16.5)', async () => {
  const { page } = await visit({ size: PHONE });
  await page.goto('/submit');
  const answered = page.waitForResponse((response) => /worker-.*\.js$/.test(response.url()));
  await choose(page, writeLog(flightFixes(), { headers: HEADERS, lineEnd: '\n' }));
  expect((await answered).headers()['content-security-policy']).toContain("default-src 'none'");
  await page.getByRole('img', { name: /^Your flight/ }).waitFor();
});
