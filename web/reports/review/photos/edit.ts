/** Geometry of the photo editor: a crop and solid boxes, in photo pixels (C16.4). */

export type Rect = { x: number; y: number; width: number; height: number };
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type Edit = { crop: Rect; boxes: readonly Rect[] };
/** The crop, or a box's index. */
export type Shape = 'crop' | number;

/** Smaller shapes could not be seen or selected. */
const SHAPE_MIN_PX = 8;

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

export const initialEdit = ({ width, height }: Size): Edit => ({ crop: { x: 0, y: 0, width, height }, boxes: [] });

/** Clamped to the photo, rounded outwards to whole pixels. */
export function rectBetween(one: Point, other: Point, { width, height }: Size): Rect {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
  const x = clamp(Math.floor(left), 0, width - SHAPE_MIN_PX);
  const y = clamp(Math.floor(top), 0, height - SHAPE_MIN_PX);
  return {
    x,
    y,
    width: clamp(Math.ceil(right) - x, SHAPE_MIN_PX, width - x),
    height: clamp(Math.ceil(bottom) - y, SHAPE_MIN_PX, height - y),
  };
}

/** Clamped to the photo. */
export function moveRect(rect: Rect, by: Point, { width, height }: Size): Rect {
  const x = clamp(Math.round(rect.x + by.x), 0, width - rect.width);
  const y = clamp(Math.round(rect.y + by.y), 0, height - rect.height);
  return { ...rect, x, y };
}

/** Resizes at the right and bottom edge, clamped to the photo. */
export function resizeRect(rect: Rect, by: Point, photo: Size): Rect {
  return {
    ...rect,
    width: clamp(Math.round(rect.width + by.x), SHAPE_MIN_PX, photo.width - rect.x),
    height: clamp(Math.round(rect.height + by.y), SHAPE_MIN_PX, photo.height - rect.y),
  };
}

export const isSameRect = (one: Rect, other: Rect): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

/** A box in the middle, for keyboard users. */
export function middleBox({ x, y, width, height }: Rect): Rect {
  const [across, down] = [Math.max(SHAPE_MIN_PX, width / 5), Math.max(SHAPE_MIN_PX, height / 5)];
  const from = { x: x + (width - across) / 2, y: y + (height - down) / 2 };
  return rectBetween(from, { x: from.x + across, y: from.y + down }, { width: x + width, height: y + height });
}

export const rectOf = ({ crop, boxes }: Edit, shape: Shape): Rect | undefined =>
  shape === 'crop' ? crop : boxes[shape];

/** An index after the last box adds one. */
export function withRect(edit: Edit, shape: Shape, rect: Rect): Edit {
  if (shape === 'crop') return { ...edit, crop: rect };
  return { ...edit, boxes: [...edit.boxes.slice(0, shape), rect, ...edit.boxes.slice(shape + 1)] };
}

export const withoutBox = (edit: Edit, index: number): Edit => ({
  ...edit,
  boxes: edit.boxes.filter((_, at) => at !== index),
});

/** Clockwise from top left; index + 2 is the opposite corner. */
export function cornersOf({ x, y, width, height }: Rect): [Point, Point, Point, Point] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}
