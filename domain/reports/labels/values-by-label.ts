/** Finds list values by their labels in all languages, so for the server only (C14.5, C14.6) */
import type { Language } from '../../language/languages.ts';
import { comparisonKey, foldText, searchSpellings } from '../../text/folding/search.ts';
import * as csLists from './lists/words/cs.ts';
import * as deLists from './lists/words/de.ts';
import * as esLists from './lists/words/es.ts';
import * as frLists from './lists/words/fr.ts';
import * as itLists from './lists/words/it.ts';
import * as nlLists from './lists/words/nl.ts';
import * as plLists from './lists/words/pl.ts';
import * as svLists from './lists/words/sv.ts';
import * as csPlaces from './places/words/cs.ts';
import * as dePlaces from './places/words/de.ts';
import * as esPlaces from './places/words/es.ts';
import * as frPlaces from './places/words/fr.ts';
import * as itPlaces from './places/words/it.ts';
import * as nlPlaces from './places/words/nl.ts';
import * as plPlaces from './places/words/pl.ts';
import * as svPlaces from './places/words/sv.ts';
import * as cs from './words/cs.ts';
import * as de from './words/de.ts';
import * as es from './words/es.ts';
import * as fr from './words/fr.ts';
import * as it from './words/it.ts';
import * as nl from './words/nl.ts';
import * as pl from './words/pl.ts';
import * as sv from './words/sv.ts';

const LABELS: Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>[]> = {
  de: [deLists.listValues, ...Object.values(dePlaces), de.aircraftCategories],
  fr: [frLists.listValues, ...Object.values(frPlaces), fr.aircraftCategories],
  nl: [nlLists.listValues, ...Object.values(nlPlaces), nl.aircraftCategories],
  pl: [plLists.listValues, ...Object.values(plPlaces), pl.aircraftCategories],
  cs: [csLists.listValues, ...Object.values(csPlaces), cs.aircraftCategories],
  it: [itLists.listValues, ...Object.values(itPlaces), it.aircraftCategories],
  es: [esLists.listValues, ...Object.values(esPlaces), es.aircraftCategories],
  sv: [svLists.listValues, ...Object.values(svPlaces), sv.aircraftCategories],
};

type Label = { value: string; folded: string };

const cache = new Map<Language, readonly Label[]>();

function foldedLabels(language: Exclude<Language, 'en'>): readonly Label[] {
  const found = cache.get(language);
  if (found) return found;
  const entries = LABELS[language].flatMap((table) => Object.entries(table));
  const labels = entries.map(([value, label]) => ({ value, folded: foldText(label) }));
  cache.set(language, labels);
  return labels;
}

const REMOVED: Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>> = {
  de: de.removed,
  fr: fr.removed,
  nl: nl.removed,
  pl: pl.removed,
  cs: cs.removed,
  it: it.removed,
  es: es.removed,
  sv: sv.removed,
};

/** A language's placeholders for removed text. */
export const removedIn = (language: Language): Readonly<Record<string, string>> =>
  language === 'en' ? {} : REMOVED[language];

/** Empty for English. */
export const labelsIn = (language: Language): string[] =>
  language === 'en' ? [] : LABELS[language].flatMap((table) => Object.values(table));

const byLabel = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

/** Ignores case, accents and the shape of apostrophes; `null`: none. */
export function valueOfLabel(typed: string, values: readonly string[]): string | null {
  const found = byLabel.get(values);
  const labels =
    found ??
    new Map(
      Object.keys(LABELS)
        .flatMap((language) => foldedLabels(language as Exclude<Language, 'en'>))
        .filter(({ value }) => values.includes(value))
        .map(({ value, folded }) => [comparisonKey(folded), value]),
    );
  if (!found) byLabel.set(values, labels);
  return labels.get(comparisonKey(typed)) ?? null;
}

/** Values whose label contains the folded word; none for English. */
export function valuesByLabel(word: string, language: Language | null): string[] {
  if (language === null || language === 'en') return [];
  const spellings = searchSpellings(word);
  const labels = foldedLabels(language).filter(({ folded }) => spellings.some((each) => folded.includes(each)));
  return [...new Set(labels.map(({ value }) => value))];
}
