/** Which reports are like another (contract C17.1): by the words of their stories and by equal values. Figures: decision 049. */
import { filterKey } from '../reports/search-keys.ts';
import type { Story } from './telling-words.ts';

/** What of a report is compared beside its story. The codes count between reports of one club alone (C8.9). */
export type Compared = {
  flightPhase: string | null;
  aircraftCategory: string | null;
  operationType: string | null;
  categories: readonly number[];
  eventTypes: readonly number[];
};

export type Candidate = Compared & { id: string; story: Story /** As `2026-06-01`. */; day: string };

/** A value that both have; `id` of a code, `text` of a value of the form. */
export type Equal =
  | { of: 'flightPhase' | 'aircraftCategory' | 'operationType'; text: string }
  | { of: 'category' | 'eventType'; id: number };

/** A report that is like the one asked about, and why; the most telling words first. */
export type Hit<Of extends Candidate> = { candidate: Of; score: number; equal: Equal[]; stems: string[] };

/** At most so many are shown. */
export const SIMILAR_MAX = 3;
/** None below it is like the other. */
export const THRESHOLD = 0.25;
/** So many equal values are enough, without a word. */
const ENOUGH_EQUAL = 3;
const WORTH = { flightPhase: 0.1, aircraftCategory: 0.03, operationType: 0.05, category: 0.08, eventType: 0.12 };

/** BM25: how soon a repeated word tells nothing new, how much a long story is discounted, and what is long. */
const SATURATION = 1.2;
const DISCOUNT = 0.5;
const USUAL_LENGTH = 50;
/** Beside few candidates, as if there were so many more without any of the words: else none of three words would be rare. */
const IMAGINED = 200;
/** Weight that a story lacks to be its own equal, so that two words in common make no two lines alike. */
const SHORTFALL = 10;
const REASONS_MAX = 5;

const CATCH_ALL = new Set(['other', 'unknown']);
const TEXTS = ['flightPhase', 'aircraftCategory', 'operationType'] as const;

/** Equal whatever the case, which changes no length. */
const isSame = (text: string | null, other: string | null): text is string =>
  text !== null &&
  other !== null &&
  (text === other || (text.length === other.length && filterKey(text) === filterKey(other)));

function equalValues(one: Compared, other: Compared): Equal[] {
  const equal: Equal[] = [];
  for (const of of TEXTS) {
    const text = one[of];
    if (isSame(text, other[of]) && !CATCH_ALL.has(filterKey(text))) equal.push({ of, text });
  }
  const category = one.categories.find((id) => other.categories.includes(id));
  const eventType = one.eventTypes.find((id) => other.eventTypes.includes(id));
  if (category !== undefined) equal.push({ of: 'category', id: category });
  if (eventType !== undefined) equal.push({ of: 'eventType', id: eventType });
  return equal;
}

const worthOfEqual = (equal: readonly Equal[]): number => {
  const sum = equal.reduce((total, { of }) => total + WORTH[of], 0);
  return equal.length >= ENOUGH_EQUAL ? Math.max(sum, THRESHOLD) : sum;
};

const weight = (times: number, length: number): number =>
  (times * (SATURATION + 1)) / (times + SATURATION * (1 - DISCOUNT + (DISCOUNT * length) / USUAL_LENGTH));

/** A word of the report: how rare it is among the candidates. */
type Word = { stem: string; rarity: number };
/** A word of the report, by its place among them, that a candidate has, and how often. */
type Match = { at: number; times: number };

/** The words of the report that each candidate has, and how rare each of them is. */
function lookThrough(story: Story, candidates: readonly Candidate[]): { words: Word[]; matches: Match[][] } {
  const stems = [...story.stems.keys()];
  const having = new Uint32Array(stems.length);
  const matches = candidates.map(({ story: { stems: others } }) => {
    const found: Match[] = [];
    for (let at = 0; at < stems.length; at += 1) {
      const times = others.get(stems[at] ?? '');
      if (times === undefined) continue;
      having[at] = (having[at] ?? 0) + 1;
      found.push({ at, times });
    }
    return found;
  });
  const words = stems.map((stem, at) => {
    const count = having[at] ?? 0;
    return { stem, rarity: Math.log(1 + (candidates.length + IMAGINED - count + 0.5) / (count + 1)) };
  });
  return { words, matches };
}

/** The stems that weigh most of what is shared; of equal ones those that come first in the report. */
function weightiest(words: readonly Word[], matches: readonly Match[], length: number): string[] {
  const worthOf = ({ at, times }: Match): number => (words[at]?.rarity ?? 0) * weight(times, length);
  return matches
    .toSorted((one, other) => worthOf(other) - worthOf(one) || one.at - other.at)
    .slice(0, REASONS_MAX)
    .flatMap(({ at }) => words[at]?.stem ?? []);
}

const inOrder = <Of extends Candidate>(one: Hit<Of>, other: Hit<Of>): number => {
  if (one.score !== other.score) return other.score - one.score;
  const [newer, older] = [one.candidate, other.candidate];
  if (newer.day !== older.day) return newer.day > older.day ? -1 : 1;
  return newer.id < older.id ? -1 : 1;
};

/** The candidates that are like the report, the likest first; nothing but the candidates has a say, in what is rare neither. */
export function findSimilar<Of extends Candidate>(
  report: Compared & { story: Story },
  candidates: readonly Of[],
): Hit<Of>[] {
  const { story } = report;
  const { words, matches } = lookThrough(story, candidates);
  let whole = SHORTFALL;
  for (const { stem, rarity } of words) whole += rarity * weight(story.stems.get(stem) ?? 0, story.length);
  const hits = candidates.flatMap((candidate, index): Hit<Of>[] => {
    const { length } = candidate.story;
    const shared = matches[index] ?? [];
    let sum = 0;
    for (const { at, times } of shared) sum += (words[at]?.rarity ?? 0) * weight(times, length);
    const equal = equalValues(report, candidate);
    const score = sum / whole + worthOfEqual(equal);
    if (score < THRESHOLD) return [];
    return [{ candidate, score, equal, stems: weightiest(words, shared, length) }];
  });
  return hits.sort(inOrder).slice(0, SIMILAR_MAX);
}
