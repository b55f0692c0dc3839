/** Rows of bars (contract C12.2): drawn as SVG without a style of its own, so that the page's policy may stay strict (C6.5). */
import { barsOf } from '../../../domain/charts/bars.ts';
import { Aims } from './aims.tsx';
import { ChartFigure, percent } from './chart-figure.tsx';

export type BarLine = { label: string; total: number; href: string | null };

type Props = { title: string /** What the rows are. */; of: string; rows: readonly BarLine[]; note?: string };

/** The bars of the largest rows; the table has all of them. */
export function BarChart({ title, of, rows, note }: Props) {
  const { bars, height } = barsOf(rows);
  const left = rows.length - bars.length;
  const more = left > 0 ? `${left} more ${left === 1 ? 'row stands' : 'rows stand'} in the numbers below.` : undefined;
  return (
    <ChartFigure
      title={title}
      columns={[of, 'Reports']}
      rows={rows.map(({ label, href, total }) => ({ label, href, numbers: [total] }))}
      {...((note ?? more) && { note: [note, more].filter(Boolean).join(' ') })}
    >
      <div className="relative">
        <svg width="100%" height={height} role="img" aria-label={title} className="block overflow-visible">
          <title>{title}</title>
          {bars.map(({ label, total, width, labelY, y, height: bar }) => (
            <g key={y}>
              <text x="0" y={labelY} className="fill-ink text-[13px]">
                {label}
              </text>
              <text x="100%" y={labelY} textAnchor="end" className="fill-ink text-[13px] font-semibold">
                {total}
              </text>
              <rect x="0" y={y} width="100%" height={bar} rx="3" className="fill-sunken" />
              <rect x="0" y={y} width={percent(width)} height={bar} rx="3" className="fill-sky" />
            </g>
          ))}
        </svg>
        <Aims
          height={height}
          aims={bars.map(({ y, height: bar }, at) => ({
            box: { x: 0, width: 1, y: y - 24, height: bar + 32 },
            words: rows[at]?.label ?? '',
            href: rows[at]?.href ?? null,
          }))}
        />
      </div>
    </ChartFigure>
  );
}
