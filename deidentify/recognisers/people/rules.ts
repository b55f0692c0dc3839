/**
 * The rules for people, in the order in which they are asked; the first that finds a name decides. `level` is the most
 * that a rule gives; `announced`: something before the name says that a person follows, which no field overrules. Lists and
 * rules speak of English sentences, but for those that ask `everywhere`: of other languages the learned recogniser is surer.
 * What each decides, and which the corpus could do without: npm run bench:deidentify -- --coverage.
 */
import type { Passage } from '../../reading/passage.ts';
import type { Judgement, NameCandidate, NameRange, Person, ProseCandidate } from './candidate.ts';
import {
  beforeVerb,
  besideRole,
  companion,
  fullName,
  groundStation,
  midSentence,
  otherScript,
  ownerOf,
  plainGiven,
} from './known-names.ts';
import { CERTAIN, type Level, LIKELY, POSSIBLE } from './levels.ts';
import { inSeries } from './neighbours/series.ts';
import { saintSurname, surnameFirst } from './shapes/by-shape.ts';
import { signedInitials } from './shapes/initials.ts';
import { nicknameAt } from './shapes/nickname.ts';
import { nounSurname } from './shapes/noun-surname.ts';
import { afterRole, afterTitle } from './title-or-role.ts';

type Find = (passage: Passage, index: number, before: Person | undefined) => NameRange | undefined;

/**
 * A rule either looks for a name at a word of the text (`find`; `before` is the last name found), or judges words that may
 * be a name by themselves, wherever they stand (`alone`) or in prose (`inProse`).
 */
export type PersonRule = { name: string; level: Level; announced?: true; everywhere?: true } & (
  | { find: Find; alone?: never; inProse?: never }
  | { alone: (words: NameCandidate) => Judgement | undefined; find?: never; inProse?: never }
  | { inProse: (words: ProseCandidate) => Judgement | undefined; find?: never; alone?: never }
);

/** What the name itself and its surroundings tell. */
export const CONTEXT_RULES: readonly PersonRule[] = [
  { name: 'after a title', find: afterTitle, level: CERTAIN, announced: true, everywhere: true },
  { name: 'after a role', find: afterRole, level: CERTAIN, announced: true },
  { name: 'nickname', find: nicknameAt, level: CERTAIN },
  { name: 'signed initials', find: signedInitials, level: CERTAIN },
  { name: 'surname first', find: surnameFirst, level: CERTAIN },
  { name: 'saint', find: saintSurname, level: CERTAIN },
  { name: 'other script', find: otherScript, level: LIKELY },
  { name: 'given name with a noun', find: nounSurname, level: CERTAIN },
  { name: 'full name', alone: fullName, level: CERTAIN },
  { name: 'given name', alone: plainGiven, level: CERTAIN },
  { name: 'before a verb', inProse: beforeVerb, level: CERTAIN },
  { name: 'owner', inProse: ownerOf, level: LIKELY },
  { name: 'beside a role', inProse: besideRole, level: CERTAIN },
  { name: 'station on the ground', inProse: groundStation, level: POSSIBLE },
  { name: 'after told or with', inProse: companion, level: CERTAIN, announced: true },
  { name: 'in mid-sentence', inProse: midSentence, level: LIKELY },
];

/** What a name beside it tells, where the word alone tells no more than a suggestion. */
export const NEIGHBOUR_RULES: readonly PersonRule[] = [{ name: 'in a row', find: inSeries, level: CERTAIN }];
