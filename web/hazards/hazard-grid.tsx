/** The risk matrix: hazards by severity and likelihood; a cell filters the table (C18.2). */
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { classOf, GRADES, LEVEL_CLASSES, LEVEL_MAX, type LevelClass, levelLabel } from '../../domain/hazards/level.ts';
import type { StateFilter } from '../../domain/hazards/register.ts';
import { likelihoods, severities } from '../../domain/hazards/words/en.ts';
import { fill, numberInText, pluralText } from '../../domain/language/text.ts';
import { cells } from '../components/hazards/api.ts';
import { LOOKS } from '../components/hazards/level-chip.tsx';
import { LoadAlert } from '../layouts/staff/notice.tsx';
import * as words from './words/en.ts';

type Cell = { severity: string; likelihood: string };
type Props = { state: StateFilter; chosen: Cell; onChoose: (cell: Cell) => void };

const NO_CELL: Cell = { severity: '', likelihood: '' };
const ROWS = [...GRADES].reverse();

/** [rows down, columns right] by arrow key. */
const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A WAI-ARIA grid: arrow keys move between cells, and screen readers announce rows and columns. */
const GRID = { role: 'grid' };

const clamp = (index: number): number => Math.max(0, Math.min(GRADES.length - 1, index));

/** One tab stop; arrow keys move within. */
export function HazardGrid({ state, chosen, onChoose }: Props) {
  const { data, isError, refetch } = useQuery(cells(state));
  const [active, setActive] = useState<readonly [number, number]>([0, 0]);
  const totalOf = (severity: number, likelihood: number) =>
    data && (data.find((cell) => cell.severity === severity && cell.likelihood === likelihood)?.total ?? 0);
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const [row, column] = [clamp(active[0] + step[0]), clamp(active[1] + step[1])];
    setActive([row, column]);
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)?.focus();
  };
  return (
    <section aria-label={words.grid} className="rounded-card border border-line bg-surface p-2 shadow-card sm:p-5">
      {isError && <LoadAlert retry={refetch}>{words.countsNotLoaded}</LoadAlert>}
      <p aria-hidden="true" className="flex flex-wrap justify-between gap-x-4 px-1 text-sm text-ink-soft sm:hidden">
        <span>{words.severity} ↓</span>
        <span>{words.likelihood} →</span>
      </p>
      <table
        {...GRID}
        aria-label={words.grid}
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-separate border-spacing-0.5 sm:border-spacing-1"
      >
        <thead>
          <tr>
            <td className="w-7 sm:w-[22%]" />
            <th
              scope="colgroup"
              colSpan={GRADES.length}
              className="pb-1 text-center text-sm font-semibold text-ink-soft"
            >
              <span className="max-sm:sr-only">{words.likelihood}</span>
            </th>
          </tr>
          <tr>
            <th scope="col" className="px-1 text-left align-bottom text-sm font-semibold text-ink-soft">
              <span className="max-sm:sr-only">{words.severity}</span>
            </th>
            {GRADES.map((likelihood) => (
              <th
                key={likelihood}
                scope="col"
                className="px-0.5 pb-1 text-center align-bottom text-[0.8125rem] leading-tight font-medium text-ink-soft"
              >
                {likelihood}
                <span className="max-lg:sr-only lg:block"> {likelihoods[likelihood]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((severity, row) => (
            <tr key={severity}>
              <th
                scope="row"
                className="px-1 text-left text-[0.8125rem] leading-tight font-medium wrap-anywhere text-ink-soft hyphens-auto"
              >
                {severity}
                <span className="max-sm:sr-only"> {severities[severity]}</span>
              </th>
              {GRADES.map((likelihood, column) => {
                const cell = { severity: `${severity}`, likelihood: `${likelihood}` };
                const isChosen = chosen.severity === cell.severity && chosen.likelihood === cell.likelihood;
                return (
                  <td key={likelihood} className="p-0">
                    <GridCell
                      level={severity * likelihood}
                      {...{ severity, likelihood, isChosen }}
                      total={totalOf(severity, likelihood)}
                      place={`${row}-${column}`}
                      isActive={active[0] === row && active[1] === column}
                      onFocus={() => setActive([row, column])}
                      onPress={() => onChoose(isChosen ? NO_CELL : cell)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
    </section>
  );
}

type CellProps = {
  level: number;
  severity: number;
  likelihood: number;
  /** Undefined until loaded. */
  total: number | undefined;
  place: string;
  isChosen: boolean;
  isActive: boolean;
  onFocus: () => void;
  onPress: () => void;
};

function GridCell({ level, severity, likelihood, total, place, isChosen, isActive, onFocus, onPress }: CellProps) {
  const name = classOf(level);
  const { Icon, look } = LOOKS[name];
  const cell =
    total === undefined
      ? fill(words.chosenCell, { severity, likelihood })
      : fill(words.cell, {
          ...{ severity, likelihood, level },
          ...{ words: levelLabel(name), hazards: pluralText(words.hazardCount, total) },
        });
  return (
    <button
      type="button"
      data-cell={place}
      tabIndex={isActive ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={cell}
      onFocus={onFocus}
      onClick={onPress}
      className={`flex min-h-12 w-full flex-col items-center justify-center gap-0.5 rounded-control border border-transparent px-1 font-semibold hover:border-edge aria-pressed:border-2 aria-pressed:border-ink sm:flex-row sm:gap-2 ${look}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {total !== undefined && (
        <span aria-hidden="true" className={total === 0 ? 'text-sm font-normal' : 'text-base'}>
          {total === 0 ? '–' : numberInText(total)}
        </span>
      )}
    </button>
  );
}

function rangeOf(name: LevelClass): { from: number; to: number } {
  const levels = Array.from({ length: LEVEL_MAX }, (_, at) => at + 1).filter((level) => classOf(level) === name);
  return { from: levels[0] ?? 1, to: levels.at(-1) ?? LEVEL_MAX };
}

function Legend() {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-soft">
      {LEVEL_CLASSES.map((name) => {
        const { Icon } = LOOKS[name];
        return (
          <li key={name} className="inline-flex items-center gap-1.5">
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {fill(words.levelRange, { ...rangeOf(name), words: levelLabel(name) })}
          </li>
        );
      })}
    </ul>
  );
}
