/** Draws the published picture: the crop with boxes baked in (C16.4). */
import { newCanvas } from '../../../components/photos/draw.ts';
import type { Edit } from './edit.ts';

/** A new picture, so that nothing under a box can be restored. */
export function flatten(photo: HTMLCanvasElement, { crop, boxes }: Edit): HTMLCanvasElement {
  const { canvas, draw } = newCanvas(crop.width, crop.height);
  draw.drawImage(photo, -crop.x, -crop.y);
  draw.fillStyle = '#000';
  for (const { x, y, width, height } of boxes) draw.fillRect(x - crop.x, y - crop.y, width, height);
  return canvas;
}
