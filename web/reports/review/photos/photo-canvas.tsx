/** The photo with crop and boxes, edited by mouse, touch and keyboard (C16.4). */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { fill } from '../../../../domain/language/text.ts';
import { Preview } from '../../../components/photos/preview.tsx';
import {
  cornersOf,
  type Edit,
  isSameRect,
  moveRect,
  type Point,
  type Rect,
  rectBetween,
  rectOf,
  resizeRect,
  type Shape,
  withRect,
} from './edit.ts';
import type { PhotoEdit } from './use-edit.ts';
import * as words from './words/en.ts';

type Props = { drawing: HTMLCanvasElement; editing: PhotoEdit };

/** Moving a shape, or drawing one from a fixed corner. */
type Drag = { shape: Shape; last: Point } | { shape: Shape; fixed: Point };

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function pointIn(svg: SVGSVGElement, { clientX, clientY }: PointerEvent): Point {
  return new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
}

function useDrags({ photo, edit, tool, select, step, change }: PhotoEdit) {
  const drag = useRef<Drag | null>(null);
  const hasMoved = useRef(false);
  /** A drag is one undo step, recorded on its first movement: a click changes nothing. */
  const applyEdit = (next: Edit) => {
    (hasMoved.current ? change : step)(next);
    hasMoved.current = true;
  };
  const dragFrom = ({ target, currentTarget }: PointerEvent<SVGSVGElement>, at: Point): Drag => {
    const { shape: named, corner } = (target as SVGElement).dataset;
    const shape: Shape = named === 'crop' ? 'crop' : Number(named);
    const rect = named === undefined ? undefined : rectOf(edit, shape);
    currentTarget.querySelector<SVGElement>(`rect[data-shape="${named}"]`)?.focus({ preventScroll: true });
    if (rect && corner !== undefined) return { shape, fixed: cornersOf(rect)[(Number(corner) + 2) % 4] ?? at };
    // A crop of the whole photo cannot be moved, so a new one is drawn.
    const isWhole = shape === 'crop' && rect?.width === photo.width && rect.height === photo.height;
    if (rect && !isWhole) return { shape, last: at };
    return { shape: tool === 'crop' ? 'crop' : edit.boxes.length, fixed: at };
  };
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      // Otherwise a second finger would draw too.
      if (event.button !== 0 || !event.isPrimary) return;
      const at = pointIn(event.currentTarget, event);
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = dragFrom(event, at);
      select(drag.current.shape);
      hasMoved.current = false;
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const now = drag.current;
      if (!now || !event.isPrimary) return;
      const at = pointIn(event.currentTarget, event);
      if ('fixed' in now) return applyEdit(withRect(edit, now.shape, rectBetween(now.fixed, at, photo)));
      const rect = rectOf(edit, now.shape);
      if (rect)
        applyEdit(withRect(edit, now.shape, moveRect(rect, { x: at.x - now.last.x, y: at.y - now.last.y }, photo)));
      drag.current = { ...now, last: at };
    },
    onPointerUp: () => {
      drag.current = null;
    },
    onPointerCancel: () => {
      drag.current = null;
    },
  };
}

/** Shapes are reachable by Tab. */
export function PhotoCanvas({ drawing, editing }: Props) {
  const { photo, edit, tool, selected, select, step, removeBox } = editing;
  const { width, height } = photo;
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    // A box added by the button receives focus.
    if (typeof selected === 'number') svg.current?.querySelector<SVGElement>(`rect[data-shape="${selected}"]`)?.focus();
  }, [selected]);
  const onKeyDown = (event: KeyboardEvent, shape: Shape, rect: Rect) => {
    const arrow = ARROWS[event.key];
    if ((event.key === 'Delete' || event.key === 'Backspace') && typeof shape === 'number') removeBox(shape);
    else if (arrow) {
      const distance = Math.max(1, Math.round(Math.max(width, height) / 100));
      const by = { x: arrow.x * distance, y: arrow.y * distance };
      const next = event.shiftKey ? resizeRect(rect, by, photo) : moveRect(rect, by, photo);
      if (!isSameRect(next, rect)) step(withRect(edit, shape, next));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shapeOf = (shape: Shape, rect: Rect, label: string, look: string) => (
    // biome-ignore lint/a11y/useSemanticElements: within an SVG only a rectangle is possible
    <rect
      key={shape}
      {...rect}
      data-shape={shape}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-describedby="photo-keys"
      aria-pressed={selected === shape}
      onFocus={() => select(shape)}
      onKeyDown={(event) => onKeyDown(event, shape, rect)}
      className={`${look} cursor-move stroke-sky outline-none focus:stroke-accent`}
      strokeWidth={selected === shape ? 3 : 1}
      vectorEffect="non-scaling-stroke"
    />
  );
  const selectedRect = selected === null ? undefined : rectOf(edit, selected);
  const corners = selectedRect ? cornersOf(selectedRect) : [];
  const { crop, boxes } = edit;
  return (
    <div className="relative mx-auto w-fit max-w-full">
      <Preview canvas={drawing} label={words.original} className="block max-h-[48dvh] max-w-full rounded-control" />
      <svg
        ref={svg}
        viewBox={`0 0 ${width} ${height}`}
        {...useDrags(editing)}
        className="absolute inset-0 size-full cursor-crosshair touch-none overflow-visible select-none"
      >
        <title>{words.stage}</title>
        {corners.map(({ x, y }, corner) => (
          // Finger-sized at any photo size; below the shapes, so that touching a shape moves it.
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its index
            key={corner}
            d={`M${x} ${y}h1`}
            data-shape={selected}
            data-corner={corner}
            strokeWidth={48}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            className="cursor-pointer stroke-transparent"
          />
        ))}
        {boxes.map((box, index) => shapeOf(index, box, fill(words.boxNumber, { number: index + 1 }), 'fill-black'))}
        <path
          d={`M0 0H${width}V${height}H0ZM${crop.x} ${crop.y}V${crop.y + crop.height}H${crop.x + crop.width}V${crop.y}Z`}
          className="pointer-events-none fill-black/60"
        />
        {tool === 'crop' && shapeOf('crop', crop, words.crop, 'fill-transparent')}
        {corners.map(({ x, y }, corner) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its index
            key={corner}
            cx={x}
            cy={y}
            r={Math.max(width, height) / 50}
            data-shape={selected}
            data-corner={corner}
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
            className="cursor-pointer fill-white stroke-sky"
          />
        ))}
      </svg>
    </div>
  );
}
