import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../language/languages.ts';
import { foldText, searchWords } from '../../text/folding/search.ts';
import { TOPIC_NAMES, TOPICS, type TopicName } from './topics.ts';

const topicsOf = (text: string) =>
  TOPIC_NAMES.filter((topic) =>
    TOPICS[topic].some((entry) => entry.split(' ').every((word) => foldText(text).includes(word))),
  );

test('the words of topics are folded as for search, and none contains another (C17.3)', () => {
  for (const entries of Object.values(TOPICS))
    for (const entry of entries) {
      expect(searchWords(entry).join(' ')).toBe(entry);
      // An entry containing another is redundant.
      expect(entries.filter((other) => other !== entry && entry.includes(other))).toEqual([]);
    }
});

/** Labels that name a topic, by value or id, and the languages whose label is not a certain sign of it. */
const NAMING: [topic: TopicName, label: string | number, uncertain: readonly Language[]][] = [
  ['winch', 'Winch launch - release', ['es']],
  ['winch', 'Winch or vehicle operation (no aircraft in flight)', ['nl', 'es']],
  ['winch', 5020702, ['es']],
  ['winch', 5020701, ['es']],
  ['winch', 5020798, ['de', 'es']],
  ['aerotow', 'Aerotow (tow plane flight)', []],
  ['aerotow', 'Aerotow - release', ['fr', 'pl']],
  ['aerotow', 'Tow plane - descent and landing', ['en']],
  ['aerotow', 99012020, []],
  ['outlanding', 'Outlanding (field landing)', []],
  ['outlanding', 103, ['en']],
  ['outlanding', 3080000, ['en']],
  ['outlanding', 3010000, ['en']],
  ['canopy', 99011485, ['nl']],
  ['canopy', 99011486, ['nl']],
  ['collision', 14, []],
  ['collision', 2180300, ['en']],
  ['collision', 2050100, []],
  ['airspace', 106, []],
  ['airspace', 2020400, []],
  ['ground', 'Taxiing', ['de']],
  ['ground', 'Ground handling or ground towing', ['de', 'nl', 'es', 'cs']],
  ['ground', 8, ['fr', 'es', 'cs']],
  ['rigging', 'Rigging or de-rigging', []],
];

test.each(LANGUAGES)('a label of %s that names a topic has it (C17.3)', async (language) => {
  const { categories } = await import(`../../follow-up/categories/words/${language}.ts`);
  const { eventTypes } = await import(`../../follow-up/event-types/words/${language}.ts`);
  const lists = language === 'en' ? {} : await import(`../labels/lists/words/${language}.ts`);
  const labels = { ...categories, ...eventTypes, ...lists.listValues };
  const missed = NAMING.filter(([topic, name, uncertain]) => {
    const label = labels[name] ?? name;
    return topicsOf(String(label)).includes(topic) === uncertain.includes(language);
  });
  expect(missed).toEqual([]);
});

const READ: [text: string, topics: readonly TopicName[]][] = [
  ["atterrissage en campagne d'un planeur", ['outlanding']],
  ['Nous avons atterri en campagne.', ['outlanding']],
  ['Nous avons atterri sur la piste, accompagnés.', []],
  ['Der Segler verschwindet, wir überwinden es - und verlieren Höhe.', []],
  ['Die Winden- und Seilkontrolle fiel aus.', ['winch']],
  ['Lina pękła na holu za samolotem.', ['aerotow']],
  ['El remolque con el planeador volcó.', []],
  ['Przestrzeń między namiotami była mała.', []],
  ['Prostor letiště byl volný.', []],
];

test.each(READ)('%j has the topics %j (C17.3)', (text, topics) => {
  expect(topicsOf(text)).toEqual(topics);
});
