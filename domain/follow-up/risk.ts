/**
 * How bad it could have been (contract C8.6): ARMS event risk, asked as two plain questions. If it had gone on, what would
 * have been the outcome; and what was still left in the way?
 */
import * as words from './risk/words/en.ts';

export const OUTCOMES = [
  { id: 4, label: words.outcomes[4] },
  { id: 3, label: words.outcomes[3] },
  { id: 2, label: words.outcomes[2] },
  { id: 1, label: words.outcomes[1] },
] as const;
export type Outcome = (typeof OUTCOMES)[number]['id'];

/** What still stood between what happened and that outcome, most first. */
export const BARRIERS = [
  { id: 1, label: words.barriers[1] },
  { id: 2, label: words.barriers[2] },
  { id: 3, label: words.barriers[3] },
  { id: 4, label: words.barriers[4] },
] as const;
export type Barriers = (typeof BARRIERS)[number]['id'];

const INDEX: Record<Outcome, Record<Barriers, number>> = {
  4: { 1: 50, 2: 102, 3: 502, 4: 2500 },
  3: { 1: 10, 2: 21, 3: 101, 4: 500 },
  2: { 1: 2, 2: 4, 3: 20, 4: 100 },
  1: { 1: 1, 2: 1, 3: 1, 4: 1 },
};

export const RISK_GRADES = ['low', 'medium', 'high'] as const;
export type RiskGrade = (typeof RISK_GRADES)[number];
export type Risk = { index: number; grade: RiskGrade };

/** The highest index of the grades below `high`. */
const LOW_MAX = 10;
const MEDIUM_MAX = 102;

const gradeOf = (index: number): RiskGrade => (index <= LOW_MAX ? 'low' : index <= MEDIUM_MAX ? 'medium' : 'high');

/** Index and grade; `null` until both questions are answered. */
export function riskOf(outcome: number | null, barriers: number | null): Risk | null {
  if (outcome === null || barriers === null) return null;
  const index = INDEX[outcome as Outcome]?.[barriers as Barriers];
  return index === undefined ? null : { index, grade: gradeOf(index) };
}
