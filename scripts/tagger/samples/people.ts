// Names for the slots: the writers' lists of a language, the packages' lists, names of other languages, and invented
// names, so that the model learns where names occur rather than which there are.

import { LANGUAGES, type LanguageCode } from '../../../deidentify/tagger/languages.ts';
import { trainingFields, trainingLines } from '../../word-lists/training-text.ts';
import {
  CASES,
  type Decline,
  declensionOf,
  type GrammaticalCase,
  isPossessiveForm,
  type PossessiveForm,
  possessiveFormOf,
} from './declension.ts';
import { misspell } from './misspelling.ts';
import type { Random } from './random.ts';

type Gender = 'm' | 'f';
type Names = { m: string[]; f: string[] };
export type People = { given: Names; surname: Names; listed: { given: Names; surname: Names }; nick: string[] };
/** Which of the writers' names may be drawn: those held out for measuring, or the others. */
export type Split = 'held out' | 'others' | 'all';

const HELD_OUT_EVERY = 5;
/** Percentage of names that must also be ordinary words, besides those drawn by chance. */
const ORDINARY = 6;

function read(language: LanguageCode, file: string, split: Split) {
  const people = {
    given: { m: [] as string[], f: [] as string[] },
    surname: { m: [] as string[], f: [] as string[] },
    nick: [] as string[],
  };
  for (const [i, [kind = '', gender = '-', name = '']] of trainingFields(language, file).entries()) {
    const isHeldOut = i % HELD_OUT_EVERY === 0;
    if (name === '' || (split !== 'all' && isHeldOut !== (split === 'held out'))) continue;
    if (kind === 'nick') people.nick.push(name);
    else if (kind === 'given' || kind === 'surname') {
      if (gender !== 'f') people[kind].m.push(name);
      if (gender !== 'm') people[kind].f.push(name);
    }
  }
  return people;
}

/** Surnames of women where they differ from men's; the other names of a language. */
function readPeople(language: LanguageCode, split: Split): People {
  const own = read(language, 'names.txt', split);
  const listed = read(language, 'listed-names.txt', split);
  const women = trainingFields(language, 'names.txt').filter(([kind, gender]) => kind === 'surname' && gender === 'f');
  if (women.length > 0)
    own.surname.f = own.surname.f.filter(
      (name) => !own.surname.m.includes(name) || !/(?:ski|cki|dzki|ý|[^aeiouyíáéě])$/.test(name),
    );
  return { ...own, listed };
}

/** Draws names of one language. */
export class NameSource {
  readonly #people: People;
  readonly #others: People[];
  readonly #decline: Decline | null;
  readonly #random: Random;
  readonly #language: LanguageCode;
  readonly #ordinary: { given: Names; surname: Names };
  readonly places: string[];

  /** `isOrdinary` recognises names that are also ordinary words: with it they are drawn more often than they occur. */
  constructor(language: LanguageCode, split: Split, random: Random, isOrdinary?: (word: string) => boolean) {
    this.#language = language;
    this.#people = readPeople(language, split);
    const { given, surname } = this.#people;
    const chosen = (names: string[]): string[] => (isOrdinary ? names.filter(isOrdinary) : []);
    this.#ordinary = {
      given: { m: chosen(given.m), f: chosen(given.f) },
      surname: { m: chosen(surname.m), f: chosen(surname.f) },
    };
    this.#others = LANGUAGES.filter((other) => other !== language).map((other) => readPeople(other, split));
    this.#decline = declensionOf(language);
    this.#random = random;
    this.places = trainingLines(language, 'places.txt');
  }

  /** A given name or surname in the requested case. */
  draw(kind: 'given' | 'surname', gender: Gender | null, grammatical: GrammaticalCase | PossessiveForm | null): string {
    const random = this.#random;
    const one = gender ?? (random.percent(50) ? 'm' : 'f');
    const name = this.#nominative(kind, one);
    if (!this.#decline || !grammatical) return name;
    const forms = this.#decline(kind, one, name);
    if (isPossessiveForm(grammatical)) return possessiveFormOf(one, name, forms[0] || name, grammatical);
    return forms[CASES.indexOf(grammatical)] || name;
  }

  nick(): string {
    const { nick } = this.#people;
    return nick.length === 0 ? this.draw('given', null, null) : this.#random.pick(nick);
  }

  #nominative(kind: 'given' | 'surname', gender: Gender): string {
    const random = this.#random;
    const ordinary = this.#ordinary[kind][gender];
    if (ordinary.length > 0 && random.percent(ORDINARY)) return random.pick(ordinary);
    const draw = random.below(100);
    const from =
      draw < 44 ? this.#people : draw < 80 ? this.#people.listed : draw < 88 ? random.pick(this.#others) : null;
    const pool = from?.[kind][gender] ?? [];
    const name = pool.length > 0 ? random.pick(pool) : this.#invent(kind, gender);
    return random.percent(4) ? misspell(name, random) : this.#decorate(kind, gender, name);
  }

  /** The beginning of one name and the end of another in the language: a name on no list. */
  #invent(kind: 'given' | 'surname', gender: Gender): string {
    const random = this.#random;
    const pool = this.#people[kind][gender];
    const [first, second] = [random.pick(pool), random.pick(pool)];
    const end = second.slice(Math.floor(second.length / 2));
    return first.slice(0, Math.max(2, Math.ceil(first.length / 2))) + end.toLowerCase();
  }

  /** Adds a second part or a particle to some names. */
  #decorate(kind: 'given' | 'surname', gender: Gender, name: string): string {
    const random = this.#random;
    const second = (): string => random.pick(this.#people[kind][gender]);
    if (kind === 'given') return random.percent(5) && !name.includes('-') ? `${name}-${second()}` : name;
    if (random.percent(5) && !/[ -]/.test(name)) return `${name}-${second()}`;
    const prefixes = PREFIXES[this.#language];
    return prefixes && random.percent(prefixes[0]) && !name.includes(' ')
      ? random.pick(prefixes.slice(1) as string[]) + name
      : name;
  }
}

/** Percentage of surnames that get one of these particles. */
const PREFIXES: Partial<Record<LanguageCode, readonly [share: number, ...words: string[]]>> = {
  de: [4, 'von ', 'von der ', 'van ', 'zu ', 'Mc', "O'", 'von ', 'El '],
  en: [6, 'Mc', "O'", 'Mac', 'van ', 'de ', 'St ', 'al-', 'von ', "O'"],
  es: [4, 'de ', 'de la ', 'del ', 'San ', "O'"],
  fr: [6, 'de ', 'Le ', 'de La ', "d'", 'Du ', 'La ', 'El ', 'Ben '],
  it: [5, 'De ', 'Di ', "D'", 'Della ', 'Lo ', 'La ', 'Dal '],
  nl: [
    18,
    'van ',
    'van de ',
    'van der ',
    'van den ',
    'de ',
    'Van ',
    'De ',
    "van 't ",
    'ter ',
    'ten ',
    'den ',
    'Van de ',
  ],
  sv: [3, 'af ', 'von ', 'de '],
};
