import { flightTime, type Mark, rowsOf } from '../../../domain/flight/curve.ts';
import type { Flight } from '../../../domain/flight/flight.ts';
import { wholeNumber } from '../../../domain/language/text.ts';
import * as words from './words/en.ts';

const NOTES: Record<Mark, string> = { launch: words.launch, moment: words.moment, highest: words.highest };

const CELL = 'border-b border-line py-1.5 pr-3';

/** Hundreds of rows scroll within a frame. */
export function HeightTable({ title, flight }: { title: string; flight: Flight }) {
  return (
    <details className="print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center text-[0.9375rem] font-medium text-sky">
        {words.theHeights}
      </summary>
      <p className="mb-2 text-sm text-ink-soft">{words.sinceStart}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling must work by keyboard (WCAG 2.1.1) */}
      <section aria-label={title} tabIndex={0} className="max-h-80 overflow-y-auto">
        <table className="w-full text-left text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-ink-soft">
              <th scope="col" className={CELL}>
                {words.time}
              </th>
              <th scope="col" className={`${CELL} text-right`}>
                {words.height}
              </th>
              <th scope="col" className={CELL}>
                {words.note}
              </th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(flight).map(({ second, metre, marks }) => (
              <tr key={second} className="tabular-nums">
                <th scope="row" className={`${CELL} font-medium`}>
                  {flightTime(second)}
                </th>
                <td className={`${CELL} text-right`}>{wholeNumber(metre)}</td>
                <td className={CELL}>{marks.map((mark) => NOTES[mark]).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
