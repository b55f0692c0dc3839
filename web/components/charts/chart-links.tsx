/** Links over a drawing, for the mouse only; the table has them for everyone (C12.2). */

import type { Box } from '../../../domain/charts/columns.ts';
import { localised } from '../../language/prefix.ts';
import { percent } from './chart-figure.tsx';

type ChartLink = { box: Box; words: string; href: string | null };

/** An image must not contain focusable elements, so the links cover it. */
export function ChartLinks({ links, height }: { links: readonly ChartLink[]; height: number }) {
  const linked = links.filter(({ href }) => href !== null);
  if (linked.length === 0) return null;
  return (
    <svg width="100%" height={height} aria-hidden="true" className="absolute inset-0 print:hidden">
      {linked.map(({ box: { x, width, y, height: high }, words, href }) => (
        <a key={words} href={localised(href ?? '')} tabIndex={-1}>
          <title>{words}</title>
          <rect
            x={percent(x)}
            width={percent(width)}
            y={y}
            height={high}
            className="fill-transparent hover:stroke-edge"
          />
        </a>
      ))}
    </svg>
  );
}
