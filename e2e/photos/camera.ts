/** Photos as a camera writes them. */
import type { Page } from 'playwright-core';
import { SECRET, segment } from '../../test/jpeg.ts';

/** EXIF with the orientation of a phone held upright, and a word that must not be uploaded. */
const EXIF = segment(0xe1, [
  ...Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01', 'latin1'),
  ...[1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
  ...Buffer.from(SECRET),
]);

/** A photo of a white sky over green grass, as a camera writes it: stored sideways, with EXIF. */
export async function photo(page: Page, width = 1200, height = 800): Promise<Buffer> {
  const url = await page.evaluate(
    ({ width, height }) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const draw = canvas.getContext('2d');
      if (!draw) return '';
      draw.fillStyle = '#fff';
      draw.fillRect(0, 0, width, height);
      draw.fillStyle = '#0a0';
      draw.fillRect(width / 2, 0, width / 2, height);
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    { width, height },
  );
  const bytes = Buffer.from(url.split(',')[1] ?? '', 'base64');
  return Buffer.concat([bytes.subarray(0, 2), Buffer.from(EXIF), bytes.subarray(2)]);
}
