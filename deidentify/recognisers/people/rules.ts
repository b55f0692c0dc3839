/**
 * The rules for people, in the order in which they are asked; the first that finds a name decides. `level` is the most
 * that a rule gives; `announced`: something before the name says that a person follows, which no field overrules.
 * What each decides, and which the corpus could do without: npm run bench:deidentify -- --coverage.
 */
import type { Passage } from '../../reading/passage.ts';
import { afterRole, afterTitle } from './introduced.ts';
import {
  addressed,
  beforeVerb,
  beforeWho,
  besideRole,
  careless,
  companion,
  fullName,
  groundStation,
  midSentence,
  otherScript,
  plainGiven,
  shouted,
} from './known-names.ts';
import { CERTAIN, type Level, LIKELY, POSSIBLE } from './levels.ts';
import { joined, joinedAhead } from './neighbours/joined.ts';
import { inSeries } from './neighbours/series.ts';
import { apostrophed, saintly, surnameFirst, withParticle } from './shapes/by-shape.ts';
import { signature } from './shapes/farewell.ts';
import { initialAndSurname, signedInitials, speakingInitials, surnameAndInitials } from './shapes/initials.ts';
import { nicknamed, withEpithet } from './shapes/nicknamed.ts';
import { ownerOf } from './shapes/owner.ts';
import { irishName } from './shapes/prefixed.ts';
import { shortName } from './shapes/short-names.ts';
import { quotedSpeaker } from './shapes/speaker.ts';
import type { Alone, InProse, Judgement, NameStretch, Person } from './site.ts';

/** The rule that a word such as "told" or "with" asks for; in other languages than English it announces nobody surely. */
export const BEHIND_COMPANION = 'behind told or with';

type Find = (passage: Passage, index: number, before: Person | undefined) => NameStretch | undefined;

/**
 * A rule either looks for a name at a word of the text (`find`; `before` is the last name found), or judges words that may
 * be a name by themselves, wherever they stand (`alone`) or in prose (`inProse`).
 */
export type PersonRule = { name: string; level: Level; announced?: true } & (
  | { find: Find; alone?: never; inProse?: never }
  | { alone: (words: Alone) => Judgement | undefined; find?: never; inProse?: never }
  | { inProse: (words: InProse) => Judgement | undefined; find?: never; alone?: never }
);

/** What the name itself and its surroundings tell. */
export const TELLING_RULES: readonly PersonRule[] = [
  { name: 'behind a title', find: afterTitle, level: CERTAIN, announced: true },
  { name: 'behind a role', find: afterRole, level: CERTAIN, announced: true },
  { name: 'signature', find: signature, level: CERTAIN },
  { name: 'nickname', find: nicknamed, level: CERTAIN },
  { name: 'epithet', find: withEpithet, level: CERTAIN },
  { name: 'signed initials', find: signedInitials, level: CERTAIN },
  { name: 'surname and initials', find: surnameAndInitials, level: CERTAIN },
  { name: 'surname first', find: surnameFirst, level: CERTAIN },
  { name: 'quoted speaker', find: quotedSpeaker, level: CERTAIN },
  { name: 'short name', find: shortName, level: CERTAIN },
  { name: 'saint', find: saintly, level: CERTAIN },
  { name: 'apostrophe or syllables', find: apostrophed, level: CERTAIN },
  { name: 'Irish surname', find: irishName, level: CERTAIN },
  { name: 'initial and surname', find: initialAndSurname, level: CERTAIN },
  { name: 'particle and surname', find: withParticle, level: CERTAIN },
  { name: 'without capitals', find: careless, level: CERTAIN },
  { name: 'other script', find: otherScript, level: LIKELY },
  { name: 'full name', alone: fullName, level: CERTAIN },
  { name: 'given name', alone: plainGiven, level: CERTAIN },
  { name: 'before a verb', inProse: beforeVerb, level: CERTAIN },
  { name: 'owner', inProse: ownerOf, level: LIKELY },
  { name: 'spoken to', inProse: addressed, level: CERTAIN },
  { name: 'before who', inProse: beforeWho, level: CERTAIN },
  { name: 'beside a role', inProse: besideRole, level: CERTAIN },
  { name: 'station on the ground', inProse: groundStation, level: POSSIBLE },
  { name: BEHIND_COMPANION, inProse: companion, level: CERTAIN, announced: true },
  { name: 'in mid-sentence', inProse: midSentence, level: LIKELY },
  { name: 'in capitals', alone: shouted, level: CERTAIN },
  { name: 'speaking initials', find: speakingInitials, level: LIKELY },
];

/** What a name beside it tells, where the word alone tells no more than a suggestion. */
export const NEIGHBOUR_RULES: readonly PersonRule[] = [
  { name: 'joined to a name', find: joined, level: CERTAIN },
  { name: 'in a row', find: inSeries, level: CERTAIN },
  { name: 'joined to the next', find: joinedAhead, level: CERTAIN },
];
