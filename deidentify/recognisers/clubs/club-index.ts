/**
 * The product's clubs made ready for recognition: their names pressed together, what is left of a name without "Gliding
 * Club", and their acronyms (C5.2).
 */
import { fold } from '../../reading/fold.ts';
import { CLUB_TRADES, CLUB_WORDS, isClubName } from '../../tables/club-words.ts';
import { GENERIC } from '../../tables/cues/club-index.ts';
import { ACRONYM, ARTICLE, lookUp, ORDINARY, PARTICLE, PLACE } from '../../tables/lexicon.ts';
import { pressValue } from '../known/values.ts';

/** A club's own words ("red", "kite"), and whether they are a place, which may stay where it stands alone. */
export type ClubCore = { words: readonly string[]; isPlace: boolean };

export type ClubIndex = {
  wholes: readonly string[];
  acronyms: ReadonlySet<string>;
  /** Cores by their first word. */
  cores: ReadonlyMap<string, readonly ClubCore[]>;
};

const SHORTEST_ACRONYM = 3;

/** Reads the clubs once for a whole report. */
export function indexClubs(clubs: readonly { name: string; location: string | null }[]): ClubIndex {
  const wholes: string[] = [];
  const acronyms = new Set<string>();
  const cores = new Map<string, ClubCore[]>();
  for (const { name, location } of clubs) {
    const whole = pressValue(name);
    if (whole.length >= SHORTEST_ACRONYM && !(lookUp(whole) & (ORDINARY | PLACE))) wholes.push(whole);
    const words = name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
    for (const acronym of acronymsOf(words)) acronyms.add(acronym);
    const core = words.map(fold).filter((word) => !isGeneric(word));
    const [first] = core;
    if (first === undefined) continue;
    const near = (location ?? '').match(/[\p{L}\p{N}\p{M}]+/gu)?.map(fold) ?? [];
    const isPlace = core.every((word) => near.includes(word) || (lookUp(word) & PLACE) !== 0);
    cores.set(first, [...(cores.get(first) ?? []), { words: core, isPlace }]);
  }
  return { wholes, acronyms, cores };
}

/** Words of a club's name that every club has. */
function isGeneric(folded: string): boolean {
  if (CLUB_WORDS.has(folded) || CLUB_TRADES.has(folded) || isClubName(folded)) return true;
  return folded.length < 2 || GENERIC.test(folded) || isSmall(folded);
}

function isSmall(folded: string): boolean {
  return (lookUp(folded) & (ARTICLE | PARTICLE)) !== 0 && folded.length <= 3;
}

function acronymsOf(words: readonly string[]): string[] {
  const all = words.map((word) => fold(word).charAt(0)).join('');
  const main = words.filter((word) => !isSmall(fold(word)) && fold(word) !== 'and' && fold(word) !== 'of');
  const short = main.map((word) => fold(word).charAt(0)).join('');
  const written = words.filter((word) => word === word.toUpperCase() && !isGeneric(fold(word))).map(fold);
  const made = [all, short].filter((acronym) => words.length >= SHORTEST_ACRONYM && acronym.length >= SHORTEST_ACRONYM);
  return [...made, ...written].filter(
    (acronym) => acronym.length >= SHORTEST_ACRONYM && !(lookUp(acronym) & (ACRONYM | ORDINARY)),
  );
}
