/** The photo editor on a phone: boxes and a crop, drawn, moved and resized by touch (C16.4). */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { findSmallTargets } from '../accessibility/accessibility.ts';
import { browser, PHONE } from '../browser.ts';
import { overflow } from '../page.ts';
import { api, newClub, request } from '../people.ts';
import { photo } from './camera.ts';

const visit = browser();
type Point = { x: number; y: number };

const rectOf = (shape: Locator) =>
  shape.evaluate((rect) => ['x', 'y', 'width', 'height'].map((name) => Number(rect.getAttribute(name))));

test('by touch a box is drawn, moved and resized from beside its corner, the photo is cropped, and steps are undone (C16.4)', async () => {
  const { club, person } = await newClub();
  const { page, context } = await visit({ as: (await person('sms-manager')).email, size: PHONE });
  await page.goto('/manager');
  const sent = await request('/api/uploads', {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg' },
    body: new Uint8Array(await photo(page)),
  });
  const { id: upload } = (await sent.json()) as { id: string };
  const report = await api<{ id: string }>('POST', '/api/reports', {
    ...{ clubId: club.id, narrative: 'The canopy opened on the winch.', reporterEmail: 'pat@example.org' },
    uploads: [upload],
  });
  await page.goto(`/manager?report=${report.id}`);
  await page.getByRole('button', { name: 'View photo 1' }).tap();
  await page.getByRole('button', { name: 'Prepare for publishing' }).tap();
  const canvas = page.locator('svg').filter({ has: page.locator('title', { hasText: 'Photo with boxes' }) });
  await canvas.waitFor();
  await canvas.scrollIntoViewIfNeeded();
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  /** The screen position of a point of the photo, given as shares of its width and height. */
  const at = async (x: number, y: number, beside = 0): Promise<Point> => {
    const frame = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: frame.x + frame.width * x + beside, y: frame.y + frame.height * y + beside };
  };
  const drag = async (from: Point, to: Point, second: Point[] = []) => {
    await touch('touchStart', [from]);
    for (const share of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', [
        { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
        ...second,
      ]);
    // The browser ignores a tap right after a moving touch ended.
    await page.waitForTimeout(150);
    await touch('touchMove', [to, ...second]);
    await touch('touchEnd', []);
  };
  const near = (wanted: number[]) => wanted.map((value) => expect.closeTo(value, -1));
  const box = page.getByRole('button', { name: 'Box 1' });
  // 1200 × 800 pixels: the server drops the orientation with the rest of EXIF.
  await drag(await at(0.2, 0.2), await at(0.5, 0.4));
  await expect.poll(() => rectOf(box)).toEqual(near([240, 160, 360, 160]));
  await drag(await at(0.35, 0.3), await at(0.45, 0.4), [await at(0.9, 0.9)]);
  await expect.poll(() => rectOf(box)).toEqual(near([360, 240, 360, 160]));
  // A corner can be grabbed from beside it, within the width of a finger: 48 px.
  const corner = await at(0.6, 0.5);
  const touched = (x: number, y: number) =>
    page.evaluate((point) => document.elementFromPoint(point.x, point.y)?.getAttribute('data-corner') ?? null, {
      x: corner.x + x,
      y: corner.y + y,
    });
  expect(await Promise.all([touched(23, 0), touched(0, 23), touched(26, 0)])).toEqual(['2', '2', null]);
  await drag(await at(0.6, 0.5, 15), await at(0.7, 0.6, 15));
  await expect.poll(() => rectOf(box)).toEqual([...near([360, 240]), expect.closeTo(530, -2), expect.closeTo(290, -2)]);
  expect(await page.getByRole('button', { name: 'Box 2' }).count()).toBe(0);

  await page.getByRole('radio', { name: 'Crop' }).tap();
  const crop = page.getByRole('button', { name: 'Crop', exact: true });
  await expect.poll(() => rectOf(crop)).toEqual([0, 0, 1200, 800]);
  await drag(await at(0.1, 0.1), await at(0.9, 0.8));
  await expect.poll(() => rectOf(crop)).toEqual(near([120, 80, 960, 560]));
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.tap();
  await expect.poll(() => rectOf(crop)).toEqual([0, 0, 1200, 800]);
  // At the edge it cannot move, so there is nothing to undo.
  await crop.press('ArrowLeft');
  await undo.tap();
  await expect.poll(() => rectOf(box)).toEqual(near([360, 240, 360, 160]));
  await undo.tap();
  await undo.tap();
  await expect.poll(() => box.count()).toBe(0);
  expect(await undo.isDisabled()).toBe(true);
});
