/** Index of known clubs: compact names, cores, acronyms (C5.2) */
import { fold } from '../../reading/fold.ts';
import {
  CLUB_ACTIVITIES,
  CLUB_HEADS,
  CLUB_WORDS,
  HEAD_ACTIVITIES,
  initialsOf,
  isClubName,
} from '../../tables/club-words.ts';
import { GENERIC } from '../../tables/cues/club-index.ts';
import { ACRONYM, ARTICLE, lookUp, ORDINARY, PARTICLE, PLACE } from '../../tables/lexicon.ts';
import { compactValue, wordsOf } from '../known/values.ts';

/** A club's distinctive words ("red", "kite"); a place name alone may stay. */
export type ClubCore = {
  words: readonly string[];
  isPlace: boolean;
  /** Of the other words: "gv" of "Gruppo Volovelistico Valdorsa". */
  initials: readonly string[];
};

export type ClubIndex = {
  wholes: readonly string[];
  /** True: means something else in aviation too, so that the manager is asked. */
  acronyms: ReadonlyMap<string, boolean>;
  longestAcronym: number;
  /** By their first word. */
  cores: ReadonlyMap<string, readonly ClubCore[]>;
};

const CLUB_LETTERS_MIN = 3;
/** Each further compound word would double or treble them. */
const SPELLINGS_MAX = 100;

/** Once per report. */
export function indexClubs(all: readonly { name: string; location: string | null }[]): ClubIndex {
  const clubs = [
    ...new Map(all.map((club) => [JSON.stringify([compactValue(club.name), club.location]), club])).values(),
  ];
  const wholes = clubs.map(({ name }) => compactValue(name));
  const cores = new Map<string, ClubCore[]>();
  for (const { name, location } of clubs) {
    const words = wordsOf(name).map(fold);
    const core = words.filter((word) => !isGeneric(word));
    const near = wordsOf(location ?? '').map(fold);
    const isPlace = core.every((word) => near.includes(word) || (lookUp(word) & PLACE) !== 0);
    const initials = initialsOfAll(words.filter((word) => isGeneric(word) && !isFunctionWord(word)));
    const [first] = core;
    if (first !== undefined) cores.set(first, [...(cores.get(first) ?? []), { words: core, isPlace, initials }]);
  }
  const acronyms = new Map(
    clubs
      .flatMap(({ name }) => acronymsOf(wordsOf(name)))
      .map((word) => [word, (lookUp(word) & ACRONYM) !== 0 && !word.endsWith('gc')]),
  );
  return {
    wholes: wholes.filter((whole) => whole.length >= CLUB_LETTERS_MIN && !(lookUp(whole) & (ORDINARY | PLACE))),
    acronyms,
    longestAcronym: [...acronyms.keys()].reduce((most, { length }) => Math.max(most, length), 0),
    cores,
  };
}

function isGeneric(folded: string): boolean {
  if (CLUB_WORDS.has(folded) || CLUB_ACTIVITIES.has(folded) || isClubName(folded)) return true;
  if (CLUB_HEADS.has(folded) || HEAD_ACTIVITIES.test(folded)) return true;
  return folded.length < 2 || GENERIC.test(folded) || isFunctionWord(folded);
}

function isFunctionWord(folded: string): boolean {
  return (lookUp(folded) & (ARTICLE | PARTICLE)) !== 0 && folded.length <= 3;
}

/** RKGC, with and without function words; also capitals within a name. */
function acronymsOf(words: readonly string[]): string[] {
  const folded = words.map(fold);
  const main = folded.filter((word) => !isFunctionWord(word) && word !== 'and' && word !== 'of');
  const initials = [folded, main].flatMap(initialsOfAll);
  const written = words.filter((word) => word === word.toUpperCase() && !isGeneric(fold(word))).map(fold);
  return [...initials, ...written].filter((word) => word.length >= CLUB_LETTERS_MIN && !(lookUp(word) & ORDINARY));
}

function initialsOfAll(words: readonly string[]): string[] {
  return words
    .map(initialsOf)
    .reduce(
      (starts, ends) =>
        starts.flatMap((start) => (starts.length < SPELLINGS_MAX ? ends : ends.slice(0, 1)).map((end) => start + end)),
      [''],
    );
}
