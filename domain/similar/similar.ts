/** Finds similar reports by shared words and equal values (C17.1). Figures: decision 049 */
import { filterKey } from '../reports/search-keys.ts';
import { type Story, stemOf } from './distinctive-words.ts';

/** Codes are compared within a club only (C8.9). */
type ComparedFields = {
  flightPhase: string | null;
  aircraftCategory: string | null;
  operationType: string | null;
  categories: readonly number[];
  eventTypes: readonly number[];
};

/** `day`: `YYYY-MM-DD`. */
export type Candidate = ComparedFields & { id: string; story: Story; day: string };

/** `id` of a code, or `text` of a form value. */
export type SharedValue =
  | { of: 'flightPhase' | 'aircraftCategory' | 'operationType'; text: string }
  | { of: 'category' | 'eventType'; id: number };

export type SimilarMatch<Item extends Candidate> = {
  candidate: Item;
  score: number;
  equal: SharedValue[];
  /** Folded; in both stories. */
  words: string[];
};

export const SIMILAR_MAX = 3;
export const THRESHOLD = 0.25;
/** Enough without a shared word. */
const EQUAL_VALUES_MIN = 3;
const VALUE_WEIGHTS = {
  flightPhase: 0.1,
  aircraftCategory: 0.03,
  operationType: 0.05,
  category: 0.08,
  eventType: 0.12,
};

/** BM25: k1, b, and the average length. */
const SATURATION = 1.2;
const LENGTH_NORMALISATION = 0.5;
const AVERAGE_LENGTH = 50;
/** Counted as lacking every word; without them, no word would be rare among few reports. */
const VIRTUAL_CANDIDATES = 200;
/** So that two shared words do not make one-line reports similar. */
const SELF_SCORE_OFFSET = 10;
const REASONS_MAX = 5;

const CATCH_ALL = new Set(['other', 'unknown']);
const TEXTS = ['flightPhase', 'aircraftCategory', 'operationType'] as const;

type Value = { of: (typeof TEXTS)[number]; text: string; key: string };

/** `Other` and `Unknown` never match. */
const valuesOf = (report: ComparedFields): Value[] =>
  TEXTS.flatMap((of) => {
    const text = report[of];
    const key = text === null ? null : filterKey(text);
    return text === null || key === null || CATCH_ALL.has(key) ? [] : [{ of, text, key }];
  });

/** Compares lengths first, to avoid folding. */
const isSame = ({ text, key }: Value, other: string | null): boolean =>
  other !== null && (text === other || (text.length === other.length && key === filterKey(other)));

function equalValues(values: readonly Value[], one: ComparedFields, other: ComparedFields): SharedValue[] {
  const equal: SharedValue[] = values
    .filter((value) => isSame(value, other[value.of]))
    .map(({ of, text }) => ({ of, text }));
  const category = one.categories.find((id) => other.categories.includes(id));
  const eventType = one.eventTypes.find((id) => other.eventTypes.includes(id));
  if (category !== undefined) equal.push({ of: 'category', id: category });
  if (eventType !== undefined) equal.push({ of: 'eventType', id: eventType });
  return equal;
}

const equalityScore = (equal: readonly SharedValue[]): number => {
  const sum = equal.reduce((total, { of }) => total + VALUE_WEIGHTS[of], 0);
  return equal.length >= EQUAL_VALUES_MIN ? Math.max(sum, THRESHOLD) : sum;
};

const weight = (times: number, length: number): number =>
  (times * (SATURATION + 1)) /
  (times + SATURATION * (1 - LENGTH_NORMALISATION + (LENGTH_NORMALISATION * length) / AVERAGE_LENGTH));

type Word = { stem: string; rarity: number };
type Match = { at: number; times: number };

function matchWords(story: Story, candidates: readonly Candidate[]): { words: Word[]; matches: Match[][] } {
  const stems = [...story.stems.keys()];
  const documentFrequency = new Uint32Array(stems.length);
  const matches = candidates.map(({ story: { stems: others } }) => {
    const wordMatches: Match[] = [];
    for (let at = 0; at < stems.length; at += 1) {
      const times = others.get(stems[at] ?? '');
      if (times === undefined) continue;
      documentFrequency[at] = (documentFrequency[at] ?? 0) + 1;
      wordMatches.push({ at, times });
    }
    return wordMatches;
  });
  const words = stems.map((stem, at) => {
    const count = documentFrequency[at] ?? 0;
    return { stem, rarity: Math.log(1 + (candidates.length + VIRTUAL_CANDIDATES - count + 0.5) / (count + 1)) };
  });
  return { words, matches };
}

/** Ties in the report's order. */
function byWorth(words: readonly Word[], matches: readonly Match[], length: number): Match[] {
  const worthOf = ({ at, times }: Match): number => (words[at]?.rarity ?? 0) * weight(times, length);
  return [...matches].sort((one, other) => worthOf(other) - worthOf(one) || one.at - other.at);
}

function wordsByStem(words: ReadonlySet<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) found.set(stemOf(word), [...(found.get(stemOf(word)) ?? []), word]);
  return found;
}

type ScoredMatch<Item extends Candidate> = Omit<SimilarMatch<Item>, 'words'> & { matches: readonly Match[] };

const byScore = <Item extends Candidate>(one: ScoredMatch<Item>, other: ScoredMatch<Item>): number => {
  if (one.score !== other.score) return other.score - one.score;
  const [newer, older] = [one.candidate, other.candidate];
  if (newer.day !== older.day) return newer.day > older.day ? -1 : 1;
  return newer.id < older.id ? -1 : 1;
};

/** Most similar first. Rarity is among the candidates only. */
export function findSimilar<Item extends Candidate>(
  report: ComparedFields & { story: Story },
  candidates: readonly Item[],
): SimilarMatch<Item>[] {
  const { story } = report;
  const { words, matches: matchesOfAll } = matchWords(story, candidates);
  const values = valuesOf(report);
  let selfScore = SELF_SCORE_OFFSET;
  for (const { stem, rarity } of words) selfScore += rarity * weight(story.stems.get(stem) ?? 0, story.length);
  const scored = candidates.flatMap((candidate, index): ScoredMatch<Item>[] => {
    const matches = matchesOfAll[index] ?? [];
    let sum = 0;
    for (const { at, times } of matches) sum += (words[at]?.rarity ?? 0) * weight(times, candidate.story.length);
    const equal = equalValues(values, report, candidate);
    const score = sum / selfScore + equalityScore(equal);
    return score < THRESHOLD ? [] : [{ candidate, score, equal, matches }];
  });
  const ownWords = wordsByStem(story.words);
  return scored
    .sort(byScore)
    .slice(0, SIMILAR_MAX)
    .map(({ matches, ...hit }) => {
      const other = hit.candidate.story;
      // The same stem may be of another word: "Winde" and "wind".
      const common = byWorth(words, matches, other.length).flatMap(
        ({ at }) => ownWords.get(words[at]?.stem ?? '')?.find((word) => other.words.has(word)) ?? [],
      );
      return { ...hit, words: common.slice(0, REASONS_MAX) };
    });
}
