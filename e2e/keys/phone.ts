/** A simulated phone that scans a QR code and shows codes (C11.1). */
import jsqr from 'jsqr';
import type { Locator, Page } from 'playwright-core';
import { codeAt } from '../../test/authenticator-app.ts';

/** The text in a QR code on the page. The grey pixels leave the page as one string: an array takes seconds. */
export async function scan(page: Page, qrCode: Locator): Promise<string> {
  const picture = (await qrCode.screenshot()).toString('base64');
  const { grey, width, height } = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const drawing = canvas.getContext('2d');
    drawing?.drawImage(image, 0, 0);
    const { data } = drawing?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    let bytes = '';
    for (let at = 0; at < data.length; at += 4) bytes += String.fromCharCode(data[at] ?? 0);
    return { grey: btoa(bytes), width: image.width, height: image.height };
  }, picture);
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [at, value] of Buffer.from(grey, 'base64').entries()) pixels.fill(value, at * 4, at * 4 + 3);
  return jsqr(pixels, width, height)?.data ?? '';
}

/** The secret in the address of the QR code. */
export const secretOf = (uri: string): string => new URL(uri).searchParams.get('secret') ?? '';

/** The app's next code: the set-up may have used up the current one. */
export const nextCode = (secret: string): string => codeAt(secret, new Date(), 1);
