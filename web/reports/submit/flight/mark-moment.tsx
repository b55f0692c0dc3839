/** Marks the moment by click, tap, drag, or arrow keys on the slider (C16.5). */
import { type PointerEvent, useRef } from 'react';
import { markStep, secondAt } from '../../../../domain/flight/curve.ts';
import { type Flight, lastSecond } from '../../../../domain/flight/flight.ts';
import { fill } from '../../../../domain/language/text.ts';
import { formatTimeAndHeight, HeightCurve } from '../../../components/flight/height-curve.tsx';
import { Button } from '../../../ui/button.tsx';
import * as words from './words/en.ts';

type Props = { flight: Flight; onMark: (second: number | null) => void };

export function MarkMoment({ flight, onMark }: Props) {
  const { heights, moment, launch } = flight;
  const momentBefore = useRef(moment);
  const markAt = ({ buttons, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (buttons !== 1) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    onMark(secondAt(heights, (clientX - left) / width));
  };
  const markText = moment === null ? words.notMarked : fill(words.marked, { at: formatTimeAndHeight(flight, moment) });
  return (
    <div>
      <p id="when-was-it" className="mb-3 font-medium">
        {words.whenWasIt}
      </p>
      <HeightCurve title={words.yourFlight} flight={flight}>
        <div
          aria-hidden="true"
          className="absolute inset-0 cursor-pointer touch-pan-y"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            momentBefore.current = moment;
            markAt(event);
          }}
          onPointerMove={markAt}
          // The page scrolls.
          onPointerCancel={() => onMark(momentBefore.current)}
        />
      </HeightCurve>
      <div className="flex">
        {/* As wide as the labels beside the curve. */}
        <svg width="52" height="1" aria-hidden="true" className="shrink-0" />
        <input
          type="range"
          aria-label={words.moment}
          aria-describedby="when-was-it"
          aria-valuetext={markText}
          min={0}
          max={lastSecond(heights)}
          step={markStep(heights)}
          value={moment ?? launch ?? 0}
          onChange={({ target }) => onMark(Number(target.value))}
          className="min-h-11 min-w-0 flex-1 accent-accent"
        />
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4">
        <p className="tabular-nums">{markText}</p>
        {moment !== null && (
          <Button variant="quiet" className="underline underline-offset-4" onClick={() => onMark(null)}>
            {words.removeMark}
          </Button>
        )}
      </div>
    </div>
  );
}
