/** Redraws a picture upright and scaled as JPEG, so that only pixels leave the device (C16.1). */
import { PHOTO_BYTES_MAX, PHOTO_SIDE_MAX } from '../../../domain/photos/limits.ts';

/** JPEG qualities: instruments are legible with the first, barely recognisable with the last. */
const QUALITIES = [0.85, 0.75, 0.6, 0.45];

export function newCanvas(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; draw: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const draw = canvas.getContext('2d');
  if (!draw) throw new Error('This browser has no 2D canvas context');
  // JPEG has no transparency.
  draw.fillStyle = '#fff';
  draw.fillRect(0, 0, canvas.width, canvas.height);
  draw.imageSmoothingQuality = 'high';
  return { canvas, draw };
}

type Source = { width: number; height: number } & CanvasImageSource;

/** At most `side` pixels on the longer side. */
export function scaled(source: Source, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(source.width, source.height));
  const { canvas, draw } = newCanvas(source.width * scale, source.height * scale);
  draw.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));

/** Lowers quality, then size, until it fits. */
export async function toJpeg(drawing: HTMLCanvasElement, maxBytes = PHOTO_BYTES_MAX): Promise<Blob> {
  for (let canvas = drawing; ; canvas = scaled(canvas, Math.max(canvas.width, canvas.height) * 0.7)) {
    for (const quality of QUALITIES) {
      const blob = await jpegOf(canvas, quality);
      if (blob?.type !== 'image/jpeg') throw new Error('This browser cannot encode JPEG');
      if (blob.size <= maxBytes) return blob;
    }
  }
}

/** Our content security policy allows pictures from `data:` URLs, not from `blob:` URLs. */
const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });

/** Also drawn upright. For Chrome before 112 and Safari before 17, which reject `from-image`. */
async function elementOf(file: Blob): Promise<HTMLImageElement> {
  const element = new Image();
  element.src = await dataUrlOf(file);
  await element.decode();
  return element;
}

async function uprightPicture(file: Blob): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (problem) {
    if (!(problem instanceof TypeError)) throw problem;
    return elementOf(file);
  }
}

/** Null if the browser cannot decode it. */
export async function decodePicture(file: Blob): Promise<HTMLCanvasElement | null> {
  try {
    const picture = await uprightPicture(file);
    const drawing = scaled(picture, PHOTO_SIDE_MAX);
    if ('close' in picture) picture.close();
    return drawing;
  } catch {
    return null;
  }
}
