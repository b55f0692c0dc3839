/** The height curve as SVG without inline styles, for a strict CSP (C16.5, C6.5). */
import type { ReactNode } from 'react';
import { curveOf, flightTime, heightAt, rangeOf, shortTime } from '../../../domain/flight/curve.ts';
import { type Flight, lastSecond } from '../../../domain/flight/flight.ts';
import { fill, wholeNumber } from '../../../domain/language/text.ts';
import * as words from './words/en.ts';

/** Pixels: curve, moment label above, times below, metres at the side. */
const HEIGHT_PX = 160;
const ABOVE_PX = 20;
const BELOW_PX = 22;
const BESIDE_PX = 52;

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

export const formatTimeAndHeight = ({ heights }: Pick<Flight, 'heights'>, second: number): string =>
  fill(words.at, { time: flightTime(second), metres: wholeNumber(heightAt(heights, second)) });

/** The drawing's alternative text. */
function altText(title: string, flight: Flight): string {
  const { heights, launch, moment } = flight;
  const { lowest, highest } = rangeOf(heights);
  const summary = fill(words.summary, {
    title,
    duration: flightTime(lastSecond(heights)),
    lowest: wholeNumber(lowest),
    highest: wholeNumber(highest),
  });
  const places = [
    launch !== null && fill(words.launchAt, { at: formatTimeAndHeight(flight, launch) }),
    moment !== null && fill(words.momentAt, { at: formatTimeAndHeight(flight, moment) }),
  ];
  return [summary, ...places.filter(Boolean)].join(' ');
}

type Props = {
  title: string;
  flight: Flight;
  /** An overlay as wide as the curve. */
  children?: ReactNode;
};

export function HeightCurve({ title, flight, children }: Props) {
  const { heights, launch, moment } = flight;
  const { line, width, gridLines, times, xOf, yOf } = curveOf(heights, HEIGHT_PX);
  const frame = { height: ABOVE_PX + HEIGHT_PX + BELOW_PX, className: 'block shrink-0 overflow-visible' };
  return (
    <div className="flex">
      <svg width={BESIDE_PX} aria-hidden="true" {...frame}>
        {gridLines.map(({ metres, y }) => (
          <text
            key={metres}
            x={BESIDE_PX - 8}
            y={ABOVE_PX + y + 4}
            textAnchor="end"
            className="fill-ink-soft text-[11px]"
          >
            {wholeNumber(metres)}
          </text>
        ))}
      </svg>
      <div className="relative min-w-0 flex-1">
        <svg width="100%" role="img" aria-label={altText(title, flight)} {...frame}>
          <g transform={`translate(0 ${ABOVE_PX})`}>
            {gridLines.map(({ metres, y }) => (
              <line key={metres} x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />
            ))}
            <svg
              width="100%"
              height={HEIGHT_PX}
              viewBox={`0 0 ${width} ${HEIGHT_PX}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={`${line}V${HEIGHT_PX}H0Z`} className="fill-sky-tint" />
              <path d={line} fill="none" strokeWidth="2" vectorEffect="non-scaling-stroke" className="stroke-sky" />
            </svg>
            {launch !== null && (
              <Mark
                x={xOf(launch)}
                y={yOf(heightAt(heights, launch))}
                name={words.launch}
                nameAt={HEIGHT_PX - 6}
                dashes="3 4"
              />
            )}
            {moment !== null && (
              <Mark x={xOf(moment)} y={yOf(heightAt(heights, moment))} name={words.moment} nameAt={-7} />
            )}
            {times.map(({ second, x }) => (
              <text
                key={second}
                x={percent(x)}
                y={HEIGHT_PX + 17}
                textAnchor={anchorAt(x)}
                className="fill-ink-soft text-[11px]"
              >
                {shortTime(second, width)}
              </text>
            ))}
          </g>
        </svg>
        {children}
      </div>
    </div>
  );
}

const anchorAt = (x: number): 'start' | 'middle' | 'end' => {
  if (x < 0.08) return 'start';
  return x > 0.92 ? 'end' : 'middle';
};

type MarkProps = { x: number; y: number; name: string; nameAt: number; dashes?: string };

function Mark({ x, y, name, nameAt, dashes }: MarkProps) {
  const at = percent(x);
  return (
    <g>
      <line x1={at} x2={at} y1="0" y2={HEIGHT_PX} strokeWidth="1.5" strokeDasharray={dashes} className="stroke-ink" />
      <circle
        cx={at}
        cy={y}
        r="5"
        className={dashes ? 'fill-surface stroke-ink' : 'fill-danger stroke-surface'}
        strokeWidth="2"
      />
      <text
        x={at}
        dx={x > 0.8 ? -5 : 5}
        y={nameAt}
        textAnchor={x > 0.8 ? 'end' : 'start'}
        className="fill-ink text-[12px] font-semibold"
      >
        {name}
      </text>
    </g>
  );
}
