/** ARMS event risk from two questions (C8.6): likely outcome and remaining barriers */
import * as words from './risk/words/en.ts';

export const OUTCOMES = [
  { id: 4, label: words.outcomes[4] },
  { id: 3, label: words.outcomes[3] },
  { id: 2, label: words.outcomes[2] },
  { id: 1, label: words.outcomes[1] },
] as const;
type Outcome = (typeof OUTCOMES)[number]['id'];

/** Most effective first. */
export const BARRIERS = [
  { id: 1, label: words.barriers[1] },
  { id: 2, label: words.barriers[2] },
  { id: 3, label: words.barriers[3] },
  { id: 4, label: words.barriers[4] },
] as const;
type Barriers = (typeof BARRIERS)[number]['id'];

const INDEX: Record<Outcome, Record<Barriers, number>> = {
  4: { 1: 50, 2: 102, 3: 502, 4: 2500 },
  3: { 1: 10, 2: 21, 3: 101, 4: 500 },
  2: { 1: 2, 2: 4, 3: 20, 4: 100 },
  1: { 1: 1, 2: 1, 3: 1, 4: 1 },
};

export const RISK_GRADES = ['low', 'medium', 'high'] as const;
export type RiskGrade = (typeof RISK_GRADES)[number];
export type Risk = { index: number; grade: RiskGrade };

/** Highest index of each grade. */
const LOW_MAX = 10;
const MEDIUM_MAX = 102;

const gradeOf = (index: number): RiskGrade => (index <= LOW_MAX ? 'low' : index <= MEDIUM_MAX ? 'medium' : 'high');

export function riskOf(outcome: number | null, barriers: number | null): Risk | null {
  if (outcome === null || barriers === null) return null;
  const index = INDEX[outcome as Outcome]?.[barriers as Barriers];
  return index === undefined ? null : { index, grade: gradeOf(index) };
}
