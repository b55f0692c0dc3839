/** Columns per period, stacked by severity, with patterns as well as colours (C12.2). */

import { kindOfPeriod } from '../../../domain/analytics/periods.ts';
import type { Period } from '../../../domain/analytics/tally.ts';
import { COLUMNS_MIN, columnsOf } from '../../../domain/charts/columns.ts';
import { periodLabels, periodName } from '../../../domain/charts/period-labels.ts';
import { fill, numberInText } from '../../../domain/language/text.ts';
import { SEVERITIES, type Severity } from '../../../domain/severity/severity.ts';
import { severities } from '../words/en.ts';
import { ChartFigure, percent } from './chart-figure.tsx';
import { ChartLinks } from './chart-links.tsx';
import { NumberDetails, NumberTable } from './number-table.tsx';
import * as words from './words/en.ts';

type Props = {
  title: string;
  firstColumn: string;
  periods: readonly Period[];
  /** The number of reports in all periods, also those too old to be in the chart (C12.1). */
  reports: number;
  hrefOf: (period: string) => string | null;
  isPaper?: boolean;
};

/** Pixels: columns, space above for the number on the highest, and below for two lines of labels. */
const HEIGHT_PX = 180;
const ABOVE_PX = 18;
const BELOW_PX = 42;
const LINE_PX = 17;

/** With more columns, their numbers would overlap. */
const NUMBERED_COLUMNS_MAX = 20;

const LOOKS: Record<Severity, { fill: string; lines: string | null }> = {
  none: { fill: 'fill-sky-tint', lines: null },
  minor: { fill: 'fill-minor', lines: 'M0 8 L8 0' },
  serious: { fill: 'fill-serious', lines: 'M0 4 H8' },
  critical: { fill: 'fill-danger-fill', lines: 'M0 0 L8 8 M0 8 L8 0' },
};

const fillOf = (severity: Severity): string => `url(#severity-${severity})`;

const totalLabel = (total: number | undefined): string => (total ? numberInText(total) : '');

function Patterns() {
  return (
    <defs>
      {SEVERITIES.map((severity) => (
        <pattern key={severity} id={`severity-${severity}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" className={LOOKS[severity].fill} />
          {LOOKS[severity].lines && (
            <path d={LOOKS[severity].lines ?? ''} className="stroke-surface" strokeWidth="1.5" fill="none" />
          )}
        </pattern>
      ))}
    </defs>
  );
}

/** Null if the periods contain all reports. */
function newestPeriods(periods: readonly Period[], reports: number): string | null {
  const [first] = periods;
  if (!first || periods.reduce((sum, { total }) => sum + total, 0) >= reports) return null;
  return fill(words.newestPeriods[kindOfPeriod(first.period)], { shown: periods.length });
}

export function PeriodChart({ title, firstColumn, periods, reports, hrefOf, isPaper = false }: Props) {
  const columns = periods.map((each) => ({ parts: SEVERITIES.map((severity) => each[severity]) }));
  const { boxes, hitAreas, ticks, tops } = columnsOf(columns, HEIGHT_PX);
  const labels = periodLabels(
    periods.map(({ period }) => period),
    COLUMNS_MIN,
  );
  const numbers = {
    title,
    columns: [firstColumn, words.all, ...SEVERITIES.map((severity) => severities[severity])],
    rows: periods.map((each) => ({
      label: periodName(each.period),
      href: hrefOf(each.period),
      numbers: [each.total, ...SEVERITIES.map((severity) => each[severity])],
    })),
  };
  const note = newestPeriods(periods, reports);
  return (
    <ChartFigure
      title={title}
      note={note && <p className="mt-3 text-sm text-ink-soft print:mt-1 print:text-[8.5pt]">{note}</p>}
      table={isPaper ? <NumberTable {...numbers} /> : <NumberDetails {...numbers} />}
    >
      <ul aria-label={words.severity} className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
        {SEVERITIES.map((severity) => (
          <li key={severity} className="flex items-center gap-2">
            <svg width="16" height="16" aria-hidden="true">
              <rect x="0.5" y="0.5" width="15" height="15" fill={fillOf(severity)} className="stroke-edge" />
            </svg>
            {severities[severity]}
          </li>
        ))}
      </ul>
      <div className="relative">
        <svg
          width="100%"
          height={ABOVE_PX + HEIGHT_PX + BELOW_PX}
          role="img"
          aria-label={fill(words.stacked, { title })}
          className="block overflow-visible"
        >
          <title>{title}</title>
          <Patterns />
          <g transform={`translate(0 ${ABOVE_PX})`}>
            {ticks.map(({ value, y }) => (
              <g key={value}>
                <line x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />
                <text x="0" y={y - 3} className="fill-ink-soft text-[11px]">
                  {numberInText(value)}
                </text>
              </g>
            ))}
            {boxes.map(({ column, part, x, width, y, height }) => (
              <rect
                key={`${column} ${part}`}
                x={percent(x)}
                width={percent(width)}
                y={y}
                height={height}
                fill={fillOf(SEVERITIES[part] ?? 'none')}
                className="stroke-edge"
              />
            ))}
            {periods.length <= NUMBERED_COLUMNS_MAX &&
              tops.map(({ x, y }, at) => (
                <text
                  key={x}
                  x={percent(x)}
                  y={y - 4}
                  textAnchor="middle"
                  className="fill-ink text-[12px] font-semibold"
                >
                  {totalLabel(periods[at]?.total)}
                </text>
              ))}
            {labels.map(({ text, column, line }) => (
              <text
                key={`${column} ${line}`}
                x={percent(tops[column]?.x ?? 0)}
                y={HEIGHT_PX + (line + 1) * LINE_PX}
                textAnchor="middle"
                className="fill-ink-soft text-[12px]"
              >
                {text}
              </text>
            ))}
          </g>
        </svg>
        <ChartLinks
          height={ABOVE_PX + HEIGHT_PX + BELOW_PX}
          links={hitAreas.map((box, at) => {
            const { period = '', total = 0 } = periods[at] ?? {};
            const fullHeight = { ...box, height: ABOVE_PX + HEIGHT_PX + BELOW_PX };
            const label = fill(words.labelAndNumber, { label: periodName(period), number: numberInText(total) });
            return { box: fullHeight, label, href: hrefOf(period) };
          })}
        />
      </div>
    </ChartFigure>
  );
}
