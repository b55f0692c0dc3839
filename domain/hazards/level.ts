/** Risk level: severity times likelihood, in four classes (C18.2) */
import * as words from './words/en.ts';

export const GRADES = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof GRADES)[number];

export const LEVEL_MAX = 25;

/** Worst first, with lower bounds. */
const CLASSES = [
  { name: 'unacceptable', from: 15 },
  { name: 'undesirable', from: 10 },
  { name: 'tolerable', from: 5 },
  { name: 'acceptable', from: 1 },
] as const;

export type LevelClass = (typeof CLASSES)[number]['name'];

export const LEVEL_CLASSES: readonly LevelClass[] = CLASSES.map(({ name }) => name);

export const levelOf = (severity: number | null, likelihood: number | null): number | null =>
  severity === null || likelihood === null ? null : severity * likelihood;

export function classOf(level: number): LevelClass {
  return CLASSES.find(({ from }) => level >= from)?.name ?? 'acceptable';
}

export const levelLabel = (name: LevelClass): string => words.levels[name];
