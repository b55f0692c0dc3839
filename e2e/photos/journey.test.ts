/** The life of a photo, from the airfield to publication and removal (C16.1 to C16.4). */
import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SECRET } from '../../test/jpeg.ts';
import { browser, DESKTOP, PHONE } from '../browser.ts';
import { fillRequired, submitButton } from '../form.ts';
import { see, seeFocus, seeFocusWithin, seeToast } from '../page.ts';
import { api, mark, newClub, request, signIn } from '../people.ts';
import { photo } from './camera.ts';

const visit = browser();

/** The size of a picture, and its colour at a point given as shares of width and height. */
const look = (page: Page, url: string, x: number, y: number) =>
  page.evaluate(
    async ({ url, x, y }) => {
      const answer = await fetch(url);
      const bitmap = await createImageBitmap(await answer.blob());
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
      const draw = canvas.getContext('2d');
      draw?.drawImage(bitmap, 0, 0);
      const [red = 0, green = 0, blue = 0] = draw?.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data ?? [];
      return { size: [bitmap.width, bitmap.height], colour: [red, green, blue].map((each) => Math.round(each / 85)) };
    },
    { url, x, y },
  );
const BLACK = [0, 0, 0];

/** Groups of metadata that ExifTool finds, except those of every file. */
function metadataIn(picture: Buffer): string[] {
  const found = spawnSync('exiftool', ['-json', '-G1', '-'], { input: picture, maxBuffer: 1e7 });
  const [tags = {}] = JSON.parse(found.stdout.toString() || '[]') as object[];
  const groups = new Set(Object.keys(tags).flatMap((tag) => (tag.includes(':') ? [tag.split(':')[0] ?? ''] : [])));
  return [...groups].filter((group) => !['ExifTool', 'System', 'File', 'Composite'].includes(group));
}

async function dropOrPaste(page: Page, name: string, bytes: Buffer, kind: 'drop' | 'paste'): Promise<void> {
  await page.evaluate(
    ({ name, base64, kind }) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([content], name, { type: 'image/jpeg' }));
      const init = { bubbles: true, cancelable: true };
      if (kind === 'paste') document.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: transfer }));
      else
        document
          .querySelector('#section-photos fieldset')
          ?.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: transfer }));
    },
    { name, base64: bytes.toString('base64'), kind },
  );
}

test('photos are added, looked at, covered, published, seen by a visitor, hidden and erased (C16.1 to C16.4)', async () => {
  const { club, root, person } = await newClub();
  const word = mark();
  const reporter = await visit({ size: PHONE });
  const form = reporter.page;
  await form.goto('/submit');
  await fillRequired(form, club.name, `The canopy latch ${word} was worn and opened on the winch.`);
  expect(await form.getByRole('button', { name: 'Choose photos' }).count()).toBe(0);
  await form.getByRole('button', { name: /^Photos/ }).click();
  const first = await photo(form);
  const files = [
    { name: 'latch.jpg', mimeType: 'image/jpeg', buffer: first },
    { name: 'shot.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') },
  ];
  await form.getByLabel('Choose photos').first().setInputFiles(files);
  const row = (name: string) => form.getByRole('listitem').filter({ hasText: name });
  await see(row('latch.jpg'), 'Ready to send with the report');
  await see(row('shot.heic'), 'This browser cannot open this picture');
  await row('shot.heic').getByRole('button', { name: 'Remove', exact: true }).click();
  expect(await row('shot.heic').count()).toBe(0);
  await seeFocusWithin(
    form
      .locator('section, fieldset')
      .filter({ has: row('latch.jpg') })
      .last(),
  );
  await dropOrPaste(form, 'second.jpg', await photo(form, 3000, 1500), 'drop');
  await dropOrPaste(form, 'third.jpg', await photo(form, 300, 300), 'paste');
  await see(row('third.jpg'), 'Ready to send with the report');
  await see(row('second.jpg'), 'Ready to send with the report');
  await row('third.jpg').getByRole('button', { name: 'Remove', exact: true }).click();
  await submitButton(form).click();
  await form.getByRole('button', { name: 'I have kept it' }).waitFor();

  const manager = await visit({ as: await signIn((await person('sms-manager')).email), size: DESKTOP });
  const { page } = manager;
  const [report] = await api<{ id: string }[]>('GET', `/api/reports?keyword=${word}`, undefined, root);
  const id = report?.id ?? '';
  const photos = await api<{ id: string; width: number; height: number }[]>(
    'GET',
    `/api/reports/${id}/photos`,
    undefined,
    root,
  );
  // Upright, and within the size of our canvas.
  expect(photos.map(({ width, height }) => [width, height])).toEqual([
    [800, 1200],
    [1024, 2048],
  ]);
  const [one] = photos;
  const original = await request(`/api/reports/${id}/photos/${one?.id}`, { headers: { cookie: root } });
  const bytes = Buffer.from(await original.arrayBuffer());
  expect([bytes.includes(SECRET), bytes.includes('Exif')]).toEqual([false, false]);
  expect(metadataIn(first)).toContain('IFD0');
  expect(metadataIn(bytes)).toEqual(['JFIF']);

  await page.goto(`/manager?keyword=${word}`);
  await page.getByRole('article').filter({ hasText: word }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'View photo 1' }).click();
  await page.getByRole('heading', { name: 'Photo 1 of 2' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'Photo 2 of 2' }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('heading', { name: 'Photo 1 of 2' }).waitFor();
  // With a modifier the arrows are the browser's.
  await page.keyboard.press('Control+ArrowRight');
  expect(await page.getByRole('heading', { name: 'Photo 2 of 2' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Photo 1 of 2' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Approve & Publish' }).waitFor();
  await page.getByRole('button', { name: 'View photo 1' }).click();
  await page.getByRole('button', { name: 'Prepare for publishing' }).click();

  const canvas = page.locator('svg').filter({ has: page.locator('title', { hasText: 'Photo with boxes' }) });
  const frame = await canvas.boundingBox();
  const at = (x: number, y: number): [number, number] => [
    (frame?.x ?? 0) + (frame?.width ?? 0) * x,
    (frame?.y ?? 0) + (frame?.height ?? 0) * y,
  ];
  await page.mouse.move(...at(0.1, 0.1));
  await page.mouse.down();
  await page.mouse.move(...at(0.2, 0.15));
  await page.mouse.move(...at(0.4, 0.3));
  await page.mouse.up();
  await page.getByRole('button', { name: 'Box 1' }).waitFor();
  await page.getByRole('button', { name: 'Add box' }).click();
  const second = page.getByRole('button', { name: 'Box 2' });
  await seeFocus(second);
  const size = () => second.evaluate((box) => ['x', 'width'].map((name) => Number(box.getAttribute(name))));
  const [x = 0, width = 0] = await size();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(size).toEqual([x + 12, width + 12]);
  await page.keyboard.press('Delete');
  await second.waitFor({ state: 'detached' });
  await seeFocus(page.getByRole('button', { name: 'Add box' }));
  await page.getByRole('button', { name: 'Undo' }).click();
  await second.waitFor();
  await page.getByLabel('What the photo shows').fill('The worn latch of the canopy.');
  // Left by the browser's own button, nothing is lost.
  await page.goBack();
  await page.goForward();
  await page.getByRole('button', { name: 'View photo 1' }).click();
  await page.getByRole('button', { name: 'Prepare for publishing' }).click();
  await second.waitFor();
  await page.getByRole('button', { name: 'Publish photo' }).click();
  await page.getByRole('heading', { name: 'Faces, registrations, places covered?' }).waitFor();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Publish photo' }).click();
  await seeToast(page, 'Photo published', 'An edited version will be public once the report is published.');
  await see(page, 'What the public sees', 'The worn latch of the canopy.');

  const url = `/api/reports/public/${id}/photos/${one?.id}`;
  expect((await request(url)).status).toBe(404);
  await api('POST', `/api/reports/${id}/approve`, { comment: 'Check the latch.' }, root);
  for (const published of [url, `${url}/small`])
    expect(metadataIn(Buffer.from(await (await request(published)).arrayBuffer()))).toEqual(['JFIF']);
  expect(await look(form, url, 0.25, 0.2)).toEqual({ size: [800, 1200], colour: BLACK });
  expect((await look(form, url, 0.55, 0.5)).colour).toEqual(BLACK);
  expect((await look(form, url, 0.7, 0.1)).colour).not.toEqual(BLACK);

  const visitor = (await visit({ size: DESKTOP })).page;
  await visitor.goto(`/reports?report=${id}`);
  const shown = visitor.getByRole('dialog').getByRole('img', { name: 'The worn latch of the canopy.' });
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(800);
  await visitor.goto(`/reports?keyword=${word}`);
  const small = visitor.getByRole('article').filter({ hasText: word }).getByRole('img');
  await small.scrollIntoViewIfNeeded();
  expect(await small.boundingBox()).toMatchObject({ width: 72, height: 72 });
  await expect.poll(() => small.evaluate((img: HTMLImageElement) => img.complete && img.naturalHeight)).toBe(480);
  const plain = (await visit({ javaScriptEnabled: false })).page;
  await plain.goto(`/reports?report=${id}`);
  expect(await plain.locator(`figure img[src="${url}"]`).count()).toBe(1);
  expect(await (await request('/reports.atom')).text()).toContain('Photo: The worn latch of the canopy.');

  await api('POST', `/api/reports/${id}/hide`, undefined, root);
  expect((await request(url)).status).toBe(404);
  await api('POST', `/api/reports/${id}/approve`, { comment: 'Check the latch.' }, root);
  expect((await request(url)).status).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'View photo 1, published' }).click();
  // Loaded now: after removal, a request for the picture would log a 404 to the console.
  const made = page.getByRole('img', { name: 'The worn latch of the canopy.' });
  await expect.poll(() => made.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(800);
  await page.getByRole('button', { name: 'Publish again' }).click();
  await see(page, 'You start from the original photo. Crop it and cover everything again.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await seeToast(page, 'Photo unpublished');
  expect((await request(url)).status).toBe(404);
  await api('DELETE', `/api/reports/${id}/contact`, undefined, root);
  expect(await api('GET', `/api/reports/${id}/photos`, undefined, root)).toEqual([]);
});

test('only pictures that the browser opens count towards the four of a report (C16.1)', async () => {
  const { page } = await visit();
  await page.goto('/submit');
  await page.getByRole('button', { name: /^Photos/ }).click();
  const good = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await photo(page) });
  const bad = (name: string) => ({ name, mimeType: 'image/heic', buffer: Buffer.from('no picture') });
  const choose = page.getByLabel('Choose photos').first();
  const rows = page.locator('#section-photos').getByRole('listitem');
  await choose.setInputFiles([
    await good('1.jpg'),
    bad('2.heic'),
    await good('3.jpg'),
    { ...bad('4.pdf'), mimeType: 'application/pdf' },
  ]);
  await page.getByRole('button', { name: 'Photos 2 of 4' }).waitFor();
  await choose.setInputFiles([await good('5.jpg'), await good('6.jpg')]);
  await page.getByRole('button', { name: 'Photos 4 of 4' }).waitFor();
  await expect.poll(() => rows.filter({ hasText: 'Ready to send with the report' }).count()).toBe(4);
  expect(await rows.filter({ hasText: 'This browser cannot open this picture' }).count()).toBe(2);
  expect(await page.locator('button').filter({ hasText: 'Choose photos' }).isDisabled()).toBe(true);
  await rows.filter({ hasText: '2.heic' }).getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Photos 4 of 4' }).waitFor();
  expect(await rows.count()).toBe(5);
});

test('a picture that cannot be opened makes room for one chosen with it; only those beyond four are refused (C16.1)', async () => {
  const { page } = await visit();
  await page.goto('/submit');
  await page.getByRole('button', { name: /^Photos/ }).click();
  const buffer = await photo(page, 60, 40);
  const good = (name: string) => ({ name, mimeType: 'image/jpeg', buffer });
  const bad = { name: 'bad.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') };
  const text = { ...bad, name: 'bad.txt', mimeType: 'text/plain' };
  const choose = page.getByLabel('Choose photos').first();
  const photos = page.locator('#section-photos');
  const rows = photos.getByRole('listitem');
  const refused = photos.getByText('A report can have up to 4 photos. The others were not added.');
  await choose.setInputFiles([bad, good('1.jpg'), good('2.jpg'), good('3.jpg'), good('4.jpg')]);
  await expect.poll(() => rows.filter({ hasText: 'Ready to send with the report' }).count()).toBe(4);
  expect([await rows.count(), await refused.count()]).toEqual([5, 0]);

  await rows.last().getByRole('button', { name: 'Remove', exact: true }).click();
  await choose.setInputFiles([text, bad, good('5.jpg'), good('6.jpg')]);
  await refused.waitFor();
  await page.getByRole('button', { name: 'Photos 4 of 4' }).waitFor();
  expect(await rows.filter({ hasText: '6.jpg' }).count()).toBe(0);
  // What was refused stays out, even if there is room again.
  await rows.filter({ hasText: '5.jpg' }).getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Photos 3 of 4' }).waitFor();
  expect([await rows.count(), await refused.count()]).toEqual([6, 0]);
});
