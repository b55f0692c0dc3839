/** Finding a report and reading on (C17.3): lessons of the week, topics, misspelt keywords, previous and next. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from '../accessibility/accessibility.ts';
import { browser, DESKTOP, PHONE } from '../browser.ts';
import { see } from '../page.ts';
import { mark, newClub } from '../people.ts';

const visit = browser();

/** Published reports about a winch launch with a unique word. */
async function publish(count = 3) {
  const word = mark().replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '');
  const { report, approve } = await newClub();
  for (let which = 1; which <= count; which++) {
    const narrative = `The ${word} slipped. ${'It took long to find out why. '.repeat(60)}`;
    await approve(await report({ headline: `${word} ${which}`, narrative, flightPhase: 'Winch launch - release' }));
  }
  return word;
}

const headlines = async (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const isOnScreen = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return top >= 0 && bottom <= innerHeight && bottom > 0;
  });

test('a misspelt keyword suggests the right one; buttons, arrow keys and swipes move through the results (C17.3)', async () => {
  const word = await publish();
  const { page } = await visit({ size: PHONE });
  await page.goto(`/reports?keyword=${word.slice(0, -2)}${word.at(-1)}${word.at(-2)}`);
  await page.getByRole('link', { name: `Did you mean ${word}?` }).click();
  await see(page, '3 reports');
  expect(query(page)).toEqual({ keyword: word });
  await expect.poll(async () => (await headlines(page)).length).toBe(3);
  const order = await headlines(page);
  const [first = '', second = '', third = ''] = order;

  await page.getByRole('link', { name: first }).click();
  const dialog = page.getByRole('dialog');
  await see(dialog, '1 of 3');
  expect(await dialog.getByRole('button', { name: 'Previous report' }).isDisabled()).toBe(true);
  await dialog.getByText('It took long').scrollIntoViewIfNeeded();
  await dialog.getByRole('button', { name: 'Next report' }).click();
  await page.getByRole('dialog', { name: second }).waitFor();
  await expect.poll(() => focused(page)).toBe(second);
  await inspect(page, 'a report with its neighbours');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('dialog', { name: third }).waitFor();
  // The end of the list.
  await page.keyboard.press('ArrowRight');
  await see(dialog, '3 of 3');
  const input = await page.context().newCDPSession(page);
  const swipe = async (from: [number, number], to: [number, number]) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', [x, y]: [number, number]) =>
      input.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await touch('touchStart', from);
    await touch('touchMove', to);
    await touch('touchEnd', to);
  };
  // Neither scrolling nor the browser's back gesture at the edge turns a page.
  await swipe([200, 600], [130, 300]);
  await swipe([5, 500], [300, 500]);
  await see(dialog, '3 of 3');
  await swipe([100, 500], [320, 500]);
  await page.getByRole('dialog', { name: second }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => query(page)).toEqual({ keyword: word });
  await expect.poll(() => focused(page)).toBe(second);

  await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByRole('button', { name: 'Show 3 reports' }).click();
  await page.getByRole('button', { name: 'Show Filters' }).waitFor();
});

test('after closing, the card of the last report read is on the screen and has the focus (C17.3)', async () => {
  const word = await publish(13);
  for (const { size, from, steps } of [
    { size: DESKTOP, from: 0, steps: 4 },
    { size: DESKTOP, from: 1, steps: 11 },
    { size: { width: 360, height: 640 }, from: 1, steps: 3 },
    { size: { width: 360, height: 640 }, from: 1, steps: 11 },
  ]) {
    const { page } = await visit({ size });
    await page.goto(`/reports?keyword=${word}`);
    await see(page, '13 reports');
    const card = page.getByRole('article').getByRole('link');
    await card.nth(from).click();
    const dialog = page.getByRole('dialog');
    for (let at = from + 1; at <= from + steps; at++) {
      await see(dialog, `${at} of 13`);
      await page.keyboard.press('ArrowRight');
    }
    await see(dialog, `${from + 1 + steps} of 13`);
    const last = await dialog.getByRole('heading').first().innerText();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => focused(page)).toBe(last);
    await expect.poll(() => isOnScreen(page), { message: `${size.width} px, ${steps} steps` }).toBe(true);
  }
});

test("the open report is in the browser's title, as the server gives it, until it is closed (C19.5)", async () => {
  const word = await publish(2);
  const { page } = await visit();
  const seeTitle = (title: string) => expect.poll(() => page.title()).toBe(`${title} · Windsock`);
  await page.goto(`/reports?keyword=${word}`);
  await see(page, '2 reports');
  await expect.poll(async () => (await headlines(page)).length).toBe(2);
  const [first = '', second = ''] = await headlines(page);
  await page.getByRole('link', { name: first }).click();
  await seeTitle(first);
  await see(page.getByRole('dialog'), '1 of 2');
  await page.keyboard.press('ArrowRight');
  await seeTitle(second);
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain(`<title>${await page.title()}</title>`);
  await page.keyboard.press('Escape');
  await seeTitle('Public Safety Reports');
  await page.goForward();
  await seeTitle(second);
  await page.reload();
  await page.getByRole('dialog', { name: second }).waitFor();
  await page.keyboard.press('Escape');
  await seeTitle('Public Safety Reports');
});

test('a report opened by its address or reloaded focuses its card on closing, a lesson its link (C17.3)', async () => {
  const word = await publish(2);
  const { page } = await visit();
  await page.goto(`/reports?keyword=${word}`);
  await see(page, '2 reports');
  await expect.poll(async () => (await headlines(page)).length).toBe(2);
  const [first = ''] = await headlines(page);
  await page.getByRole('link', { name: first }).click();
  const closes = async () => {
    await see(page.getByRole('dialog', { name: first }), '1 of 2');
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe(first);
  };
  const address = page.url();
  await page.reload();
  await closes();
  await page.goto(address);
  await closes();
  // The links of the page as served load it again.
  await page.goto('/submit');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Public Reports' }).click();
  const lessons = page.getByRole('heading', { name: "This week's lessons" }).locator('xpath=..');
  const lesson = lessons.getByRole('link').first();
  await lesson.click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => lesson.evaluate((link) => link === document.activeElement)).toBe(true);
});

test("this week's lessons and topics also appear when /reports is reached from another page (C17.3)", async () => {
  await publish();
  const { page } = await visit();
  await page.goto('/submit');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Public Reports' }).click();
  const lessons = page.getByRole('heading', { name: "This week's lessons" }).locator('xpath=..');
  await expect.poll(() => lessons.getByRole('link').count()).toBe(3);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  const topics = page.getByRole('navigation', { name: 'Topics' });
  await topics.getByRole('link', { name: /^Winch launch/ }).click();
  await lessons.waitFor({ state: 'hidden' });
});

test("this week's lessons are in the HTML; a topic filters the list, and can be switched off again (C17.3)", async () => {
  await publish();
  const { page: plain } = await visit({ javaScriptEnabled: false });
  await plain.goto('/reports');
  expect(await plain.getByRole('heading', { name: "This week's lessons" }).count()).toBe(1);
  const { page } = await visit();
  await page.goto('/reports');
  const winch = page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: /^Winch launch/ });
  const numberIn = async (text: Locator) => Number(/(\d+)\D*$/.exec((await text.textContent()) ?? '')?.[1]);
  const total = await numberIn(winch);
  expect(total).toBeGreaterThanOrEqual(3);
  await winch.click();
  await expect.poll(() => winch.getAttribute('aria-current')).toBe('true');
  // Other tests may have published more of them.
  await expect.poll(() => numberIn(page.getByText(/^(\d+ of )?\d+ reports$/))).toBeGreaterThanOrEqual(total);
  expect(query(page)).toEqual({ topic: 'winch' });
  expect(await page.getByRole('heading', { name: "This week's lessons" }).count()).toBe(0);
  await winch.click();
  await page.getByRole('heading', { name: "This week's lessons" }).waitFor();
  expect(query(page)).toEqual({});
});
