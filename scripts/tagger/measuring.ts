// Measures the tagger on held-out lines, by language, and finds the thresholds that would have been best there.

import { readSentences } from '../../deidentify/reading/sentences.ts';
import { readTokens } from '../../deidentify/reading/tokens.ts';
import { findsOf, type NameFind } from '../../deidentify/tagger/judging/finds.ts';
import { confidencesOf } from '../../deidentify/tagger/judging/passes.ts';
import { LANGUAGES } from '../../deidentify/tagger/languages.ts';
import { opensAt } from '../../deidentify/tagger/model/features.ts';
import { marginsOf } from '../../deidentify/tagger/model/text-margins.ts';
import type { Weights } from '../../deidentify/tagger/model/weights.ts';
import { DOMAIN } from '../../deidentify/tagger/words/word-kinds.ts';
import type { WordTable } from '../../deidentify/tagger/words/word-table.ts';
import { DOMAIN_LINES, domainWords } from '../word-lists/sources/field-words.ts';
import { labelsOf } from './reading.ts';
import { NameSource } from './samples/people.ts';
import { Random } from './samples/random.ts';
import { fillPattern, harmlessSample, readLines, type Sample } from './samples/samples.ts';
import { FOLDS, placesOf, type Settings } from './training-run.ts';

/** One word: `cell` is its class and whether it opens a sentence; `margin` is in hundredths. */
export type Word = { language: string; cell: string; margin: number; person: boolean; harmless: boolean };
export type Tally = {
  names: number;
  replaced: number;
  flagged: number;
  texts: number;
  untouched: number;
  words: number;
  suggestions: number;
  otherLanguage: number;
  sentences: number;
};
export type Fault = {
  language: string;
  kind: 'missed' | 'only suggested' | 'false positive' | 'false positive beside a name';
  what: string;
  text: string;
};

const FILLINGS = 3;
const SURE = 0.5;

/** Measures one fold; adds to the tallies and, if given, to the words and faults. */
export function measureFold(
  table: WordTable,
  weights: Weights,
  settings: Settings,
  fold: number,
  tallies: Map<string, Tally>,
  words: Word[],
  faults: Fault[],
): void {
  const random = new Random(settings.seed + fold + 1);
  const isPlace = placesOf(table);
  for (const [number, language] of LANGUAGES.entries()) {
    const counts = domainWords(language);
    const lines = readLines(language);
    const names = new NameSource(language, 'held out', random);
    const tally = tallies.get(language) ?? emptyTally();
    tallies.set(language, tally);
    const read = (sample: Sample) => {
      const tokens = readTokens(sample.text);
      const reading = { tokens, sentences: readSentences(tokens) };
      const margins = marginsOf(reading, -1, table, weights, {
        own: (i, bits) => (bits & DOMAIN && (counts.get(tokens[i]?.fold ?? '') ?? 0) - 1 < DOMAIN_LINES ? DOMAIN : 0),
        common: () => 0,
      });
      tally.sentences += 1;
      if (margins.known.language[0] !== number) tally.otherLanguage += 1;
      const labels = labelsOf(tokens, sample);
      const { classes } = confidencesOf(reading, margins, settings.scale);
      for (const [i, token] of tokens.entries()) {
        if (token.kind !== 'word') continue;
        const cell = `${classes[i]} ${opensAt(tokens, reading.sentences, margins.known, i) ? 'opens' : 'inside'}`;
        const margin = ((margins.margin[i] ?? 0) * 100) / settings.scale;
        words.push({ language, cell, margin, person: labels[i] === 1, harmless: sample.persons.length === 0 });
      }
      return { tokens, finds: findsOf(reading, margins, settings.scale), labels };
    };
    for (let line = fold; line < lines.patterns.length; line += FOLDS) {
      for (let i = 0; i < FILLINGS; i++) countPattern(fillPattern(lines, line, names, random), read, tally, faults);
    }
    for (let line = fold; line < lines.harmless.length; line += FOLDS) {
      countHarmless(harmlessSample(lines, line, names, random, isPlace, false), read, tally, faults);
    }
  }
}

type Read = (sample: Sample) => { tokens: ReturnType<typeof readTokens>; finds: NameFind[]; labels: Uint8Array };

export function emptyTally(): Tally {
  return {
    names: 0,
    replaced: 0,
    flagged: 0,
    texts: 0,
    untouched: 0,
    words: 0,
    suggestions: 0,
    otherLanguage: 0,
    sentences: 0,
  };
}

function countPattern(sample: Sample, read: Read, tally: Tally, faults: Fault[]): void {
  const { tokens, finds, labels } = read(sample);
  const covering = (i: number) => finds.find(({ first, last }) => first <= i && i <= last)?.confidence ?? 0;
  for (const { start, end } of sample.persons) {
    const parts = [...tokens.keys()].filter((i) => {
      const token = tokens[i];
      return token?.kind === 'word' && token.start < end && start < token.end;
    });
    if (parts.every((i) => tokens[i]?.text.length === 1)) continue;
    const lowest = Math.min(...parts.map(covering));
    tally.names += 1;
    if (lowest >= SURE) tally.replaced += 1;
    if (lowest > 0) tally.flagged += 1;
    if (lowest < SURE) {
      const kind = lowest > 0 ? 'only suggested' : 'missed';
      faults.push({ language: sample.language, kind, what: sample.text.slice(start, end), text: sample.text });
    }
  }
  for (const [i, token] of tokens.entries()) {
    if (token.kind === 'word' && !labels[i] && covering(i) >= SURE)
      faults.push({
        language: sample.language,
        kind: 'false positive beside a name',
        what: token.text,
        text: sample.text,
      });
  }
}

function countHarmless(sample: Sample, read: Read, tally: Tally, faults: Fault[]): void {
  const { tokens, finds } = read(sample);
  const wrong = finds.filter(({ confidence }) => confidence >= SURE);
  tally.texts += 1;
  tally.words += tokens.filter(({ kind }) => kind === 'word').length;
  tally.suggestions += finds.length - wrong.length;
  if (wrong.length === 0) tally.untouched += 1;
  for (const { first, last } of wrong) {
    const what = sample.text.slice(tokens[first]?.start, tokens[last]?.end);
    faults.push({ language: sample.language, kind: 'false positive', what, text: sample.text });
  }
}

/** The best thresholds for each class in hindsight, given the weights of a false replacement and a false suggestion. */
export function bestThresholds(words: readonly Word[], falseWeight: number, suggestionWeight: number): string[] {
  const cells = new Map<string, Word[]>();
  for (const word of words) {
    const cell = cells.get(word.cell) ?? [];
    cells.set(word.cell, cell);
    cell.push(word);
  }
  const total = [0, 0, 0, 0, 0];
  const lines = [...cells]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([cell, all]) => {
      const replace = bestThreshold(all, falseWeight);
      const suggest = Math.min(replace, bestThreshold(all, suggestionWeight));
      const countAbove = (person: boolean, threshold: number) =>
        all.filter((word) => word.person === person && word.margin >= threshold).length;
      const figures = [
        all.filter(({ person }) => person).length,
        countAbove(true, replace),
        countAbove(false, replace),
        countAbove(true, suggest),
        countAbove(false, suggest),
      ];
      for (const [i, figure] of figures.entries()) total[i] = (total[i] ?? 0) + figure;
      return `${cell.padEnd(20)} replace ${String(replace).padStart(6)} suggest ${String(suggest).padStart(6)}  ${describe(figures)}`;
    });
  return [...lines, `${'all'.padEnd(20)} ${describe(total)}`];
}

function describe([persons, replaced, wrong, shown, shownWrong]: readonly number[]): string {
  return `of ${persons} words of names ${replaced} replaced, ${shown} at least shown; of other words ${wrong}, ${shownWrong}`;
}

function bestThreshold(words: readonly Word[], weight: number): number {
  const sorted = [...words].sort((a, b) => b.margin - a.margin);
  let gain = 0;
  let maxGain = 0;
  let threshold = Math.ceil((sorted[0]?.margin ?? 0) + 100);
  for (const [i, { person, margin }] of sorted.entries()) {
    gain += person ? 1 : -weight;
    if (gain <= maxGain || sorted[i + 1]?.margin === margin) continue;
    maxGain = gain;
    threshold = Math.floor((margin + (sorted[i + 1]?.margin ?? margin - 500)) / 2);
  }
  return threshold;
}
