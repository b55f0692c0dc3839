/** Crop and boxes of a photo (C16.4). */
import { expect, test } from 'vitest';
import { cornersOf, initialEdit, middleBox, moveRect, rectBetween, resizeRect, withoutBox, withRect } from './edit.ts';

const PHOTO = { width: 400, height: 300 };

test('a box covers every pixel that it touches, and stays within the photo (C16.4)', () => {
  expect(rectBetween({ x: 20.4, y: 30.6 }, { x: 10.9, y: 50.1 }, PHOTO)).toEqual({
    x: 10,
    y: 30,
    width: 11,
    height: 21,
  });
  expect(rectBetween({ x: -50, y: -50 }, { x: 900, y: 900 }, PHOTO)).toEqual({ x: 0, y: 0, ...PHOTO });
  expect(rectBetween({ x: 399, y: 299 }, { x: 399, y: 299 }, PHOTO)).toEqual({ x: 392, y: 292, width: 8, height: 8 });
});

test('a box is moved and resized only within the photo (C16.4)', () => {
  const box = { x: 10, y: 10, width: 50, height: 40 };
  expect(moveRect(box, { x: -30, y: 500 }, PHOTO)).toEqual({ ...box, x: 0, y: 260 });
  expect(resizeRect(box, { x: 1000, y: -1000 }, PHOTO)).toEqual({ ...box, width: 390, height: 8 });
});

test('boxes are added, changed and removed, separately from the crop (C16.4)', () => {
  const box = middleBox(initialEdit(PHOTO).crop);
  expect(box).toEqual({ x: 160, y: 120, width: 80, height: 60 });
  const one = withRect(initialEdit(PHOTO), 0, box);
  expect(one).toEqual({ crop: { x: 0, y: 0, ...PHOTO }, boxes: [box] });
  expect(withRect(one, 'crop', box)).toEqual({ crop: box, boxes: [box] });
  expect(withoutBox(withRect(one, 1, one.crop), 0).boxes).toEqual([one.crop]);
  expect(cornersOf(box)[2]).toEqual({ x: 240, y: 180 });
});
