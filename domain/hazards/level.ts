/** The level of a hazard: severity times likelihood, in four classes (contract C18.2). */
import * as words from './words/en.ts';

/** The values of severity and of likelihood, the least first. */
export const GRADES = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof GRADES)[number];

/** The highest level that there is. */
export const LEVEL_MAX = 25;

/** The classes of levels, the worst first; each begins at its lowest level. */
const CLASSES = [
  { name: 'unacceptable', from: 15 },
  { name: 'undesirable', from: 10 },
  { name: 'tolerable', from: 5 },
  { name: 'acceptable', from: 1 },
] as const;

export type LevelClass = (typeof CLASSES)[number]['name'];

/** The names of the classes, the worst first. */
export const LEVEL_CLASSES: readonly LevelClass[] = CLASSES.map(({ name }) => name);

/** Severity times likelihood; `null` until both are chosen. */
export const levelOf = (severity: number | null, likelihood: number | null): number | null =>
  severity === null || likelihood === null ? null : severity * likelihood;

/** The class of a level. */
export function classOf(level: number): LevelClass {
  return CLASSES.find(({ from }) => level >= from)?.name ?? 'acceptable';
}

/** A class in words. */
export const classInWords = (name: LevelClass): string => words.levels[name];
