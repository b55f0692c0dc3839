// Given names and surnames for the nine languages and neighbouring countries.

import { GIVEN_NAMES } from '../../../deidentify/tables/people/given-names.ts';
import { GIVEN_NAMES_OF_NATIONS } from '../../../deidentify/tables/people/given-names-of-nations.ts';
import { SURNAMES } from '../../../deidentify/tables/people/surnames.ts';
import { LANGUAGES, type LanguageCode } from '../../../deidentify/tagger/languages.ts';
import {
  DECLINED,
  GIVEN,
  GIVEN_USUAL,
  SHORT_NAME,
  SURNAME,
  SURNAME_USUAL,
} from '../../../deidentify/tagger/words/word-kinds.ts';
import { declensionOf } from '../../tagger/samples/declension.ts';
import { load, readList } from '../packages.ts';
import { trainingFields } from '../training-text.ts';
import type { WordListBuilder } from '../word-list-builder.ts';

/** A name as the lists write it; `gender` if they give it. */
export type ListedName = { kind: 'given' | 'surname'; gender: 'm' | 'f' | '-'; name: string };

type Source = readonly [path: string, kind: 'given' | 'surname', gender: 'm' | 'f' | '-'];

/** In two packages the files of given names and surnames are swapped or contain something else. */
const SOURCES: Partial<Record<LanguageCode, readonly Source[]>> = {
  cs: [
    ['language-cs/src/firstnames.json', 'given', '-'],
    ['language-cs/src/lastnames.json', 'surname', '-'],
  ],
  de: [
    ['language-de/src/firstnames.json', 'given', '-'],
    ['language-de/src/lastnames.json', 'surname', '-'],
  ],
  en: [
    ['language-en/src/firstnames.json', 'given', '-'],
    ['language-en/src/lastnames.json', 'surname', '-'],
  ],
  es: [
    ['language-es-es/src/firstnames.json', 'given', '-'],
    ['language-es-es/src/lastnames.json', 'surname', '-'],
  ],
  fr: [
    ['language-fr/src/lastnames.json', 'given', '-'],
    ['language-fr/src/firstnames.json', 'surname', '-'],
  ],
  it: [
    ['language-it/src/firstnames.json', 'given', '-'],
    ['language-it/src/lastnames.json', 'surname', '-'],
  ],
  nl: [
    ['language-nl-be/src/boysFirstnames.json', 'given', 'm'],
    ['language-nl-be/src/girlsFirstnames.json', 'given', 'f'],
    ['language-nl-be/src/lastnames.json', 'surname', '-'],
  ],
  pl: [
    ['language-pl/src/maleFirstnames.json', 'given', 'm'],
    ['language-pl/src/femaleFirstnames.json', 'given', 'f'],
    ['language-pl/src/maleLastnames.json', 'surname', 'm'],
    ['language-pl/src/femaleLastnames.json', 'surname', 'f'],
  ],
};
const FAKER: Readonly<Record<string, LanguageCode | null>> = {
  cs_CZ: 'cs',
  de: 'de',
  de_AT: 'de',
  de_CH: 'de',
  en: 'en',
  es: 'es',
  fr: 'fr',
  fr_BE: 'fr',
  fr_CH: 'fr',
  it: 'it',
  nl: 'nl',
  pl: 'pl',
  sv: 'sv',
  da: null,
  nb_NO: null,
  hr: null,
  hu: null,
  ro: null,
  sk: null,
  tr: null,
  en_IN: null,
  pt_PT: null,
  fi: null,
  sl_SI: null,
  sr_RS_latin: null,
};
/** The English list has 88,000 surnames; those after the first 30,000 have a few hundred bearers each. */
const NAMES_MAX = 30_000;
/** Lists begin with the commonest names, if they are ordered. */
const COMMON_MAX = 2_500;

/** The names that packages list for a language, commonest first. */
export function listedNames(language: LanguageCode): ListedName[] {
  const listed = (SOURCES[language] ?? []).flatMap(([path, kind, gender]) =>
    readList(`@zxcvbn-ts/${path}`)
      .slice(0, NAMES_MAX)
      .map((name) => ({ kind, gender, name })),
  );
  const fromFaker = Object.keys(FAKER).flatMap((locale) => (FAKER[locale] === language ? fakerNames(locale) : []));
  return [...listed, ...fromFaker].filter(({ name }) => /^[\p{L}][\p{L}' -]+$/u.test(name) && name.length > 1);
}

type Lists = Partial<Record<'generic' | 'male' | 'female', string[]>>;

function fakerNames(locale: string): ListedName[] {
  const { allLocales } = load('@faker-js/faker') as {
    allLocales: Record<string, { person?: { first_name?: Lists; last_name?: Lists } }>;
  };
  const person = allLocales[locale]?.person;
  const kinds = [
    ['given', person?.first_name],
    ['surname', person?.last_name],
  ] as const;
  const genders = [
    ['generic', '-'],
    ['male', 'm'],
    ['female', 'f'],
  ] as const;
  return kinds.flatMap(([kind, lists]) =>
    genders.flatMap(([list, gender]) => (lists?.[list] ?? []).map((name) => ({ kind, gender, name }))),
  );
}

/** Adds all names, with their cases in languages that decline them. */
export function addNames(builder: WordListBuilder): void {
  for (const name of [...GIVEN_NAMES, ...GIVEN_NAMES_OF_NATIONS]) builder.add(name, GIVEN);
  for (const name of SURNAMES) builder.add(name, SURNAME);
  for (const locale of Object.keys(FAKER)) for (const one of fakerNames(locale)) addOne(builder, one, false);
  for (const language of LANGUAGES) {
    const listed = listedNames(language);
    for (const [rank, one] of listed.entries()) addOne(builder, one, rank < COMMON_MAX);
    const own = ownNames(language);
    for (const { kind, name } of own) {
      if (kind === 'nick') builder.add(name, SHORT_NAME);
      else addOne(builder, { kind, gender: '-', name }, true);
    }
    addCases(builder, language, listed);
  }
}

function addOne(builder: WordListBuilder, { kind, name }: ListedName, isCommon: boolean): void {
  const given = isCommon ? GIVEN | GIVEN_USUAL : GIVEN;
  const surname = isCommon ? SURNAME | SURNAME_USUAL : SURNAME;
  for (const part of name.split(/[ '’-]/)) {
    if (part.length > 1 && !(part.length < 4 && name.includes(' ')))
      builder.add(part, kind === 'given' ? given : surname);
  }
}

function ownNames(language: LanguageCode) {
  return trainingFields(language, 'names.txt').map(([kind = '', gender = '-', name = '']) => ({
    kind: kind as 'given' | 'surname' | 'nick',
    gender: gender as 'm' | 'f' | '-',
    name,
  }));
}

function addCases(builder: WordListBuilder, language: LanguageCode, listed: readonly ListedName[]): void {
  const decline = declensionOf(language);
  if (!decline) return;
  const own = ownNames(language).filter(({ kind }) => kind !== 'nick') as ListedName[];
  for (const { kind, gender, name } of [
    ...own,
    ...listed.filter(({ kind: one }, rank) => one === 'given' || rank < 5_000),
  ]) {
    const written = name.charAt(0).toUpperCase() + name.slice(1);
    for (const one of gender === '-' ? (['m', 'f'] as const) : [gender])
      for (const form of decline(kind, one, written)) builder.add(form, DECLINED);
  }
}
