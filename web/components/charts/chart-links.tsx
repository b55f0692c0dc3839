/** Links over a drawing, for the mouse only; the table has them for everyone (C12.2). */

import type { Box } from '../../../domain/charts/columns.ts';
import { PageLink } from '../../layouts/page-link.tsx';
import { percent } from './chart-figure.tsx';

type ChartLink = { box: Box; label: string; href: string | null };

/** An image must not contain focusable elements, so the links cover it. */
export function ChartLinks({ links, height }: { links: readonly ChartLink[]; height: number }) {
  const linked = links.filter(({ href }) => href !== null);
  if (linked.length === 0) return null;
  return (
    <svg width="100%" height={height} aria-hidden="true" className="absolute inset-0 print:hidden">
      {linked.map(({ box: { x, width, y, height: boxHeight }, label, href }) => (
        <PageLink key={label} href={href ?? ''} tabIndex={-1}>
          <title>{label}</title>
          <rect
            x={percent(x)}
            width={percent(width)}
            y={y}
            height={boxHeight}
            className="fill-transparent hover:stroke-edge"
          />
        </PageLink>
      ))}
    </svg>
  );
}
