/**
 * Rules for people; the first match decides. `announced`: no field overrules it. English only unless `everywhere`. To
 * measure: npm run bench:deidentify -- --coverage
 */
import type { Passage } from '../../reading/passage.ts';
import type { Judgement, NameCandidate, NameRange, Person, ProseCandidate } from './candidate.ts';
import {
  beforePlace,
  beforeVerb,
  companion,
  fullName,
  groundStation,
  midSentence,
  nextToRole,
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

/** `before`: the last name found; `judge` and `judgeInProse` take possible names anywhere, or in prose only. */
export type PersonRule = { name: string; level: Level; announced?: true; everywhere?: true } & (
  | { find: Find; judge?: never; judgeInProse?: never }
  | { judge: (words: NameCandidate) => Judgement | undefined; find?: never; judgeInProse?: never }
  | { judgeInProse: (words: ProseCandidate) => Judgement | undefined; find?: never; judge?: never }
);

export const CONTEXT_RULES: readonly PersonRule[] = [
  { name: 'after a title', find: afterTitle, level: CERTAIN, announced: true, everywhere: true },
  { name: 'after a role', find: afterRole, level: CERTAIN, announced: true },
  { name: 'nickname', find: nicknameAt, level: CERTAIN },
  { name: 'signed initials', find: signedInitials, level: CERTAIN },
  { name: 'surname first', find: surnameFirst, level: CERTAIN },
  { name: 'saint', find: saintSurname, level: CERTAIN },
  { name: 'other script', find: otherScript, level: LIKELY },
  { name: 'given name with a noun', find: nounSurname, level: CERTAIN },
  { name: 'full name', judge: fullName, level: CERTAIN },
  { name: 'given name', judge: plainGiven, level: CERTAIN },
  { name: 'before a verb', judgeInProse: beforeVerb, level: CERTAIN },
  { name: 'owner', judgeInProse: ownerOf, level: LIKELY },
  { name: 'beside a role', judgeInProse: nextToRole, level: CERTAIN },
  { name: 'before a place', judgeInProse: beforePlace, level: POSSIBLE },
  { name: 'station on the ground', judgeInProse: groundStation, level: POSSIBLE },
  { name: 'after told or with', judgeInProse: companion, level: CERTAIN, announced: true },
  { name: 'in mid-sentence', judgeInProse: midSentence, level: LIKELY },
];

/** Tried if the word on its own yields at most a suggestion. */
export const NEIGHBOUR_RULES: readonly PersonRule[] = [{ name: 'in a row', find: inSeries, level: CERTAIN }];
