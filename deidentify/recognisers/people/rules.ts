/**
 * The rules for people, in the order in which they are asked; the first that finds a name decides. `level` is the most
 * that a rule gives; `announced`: something before the name says that a person follows, which no field overrules.
 * What each decides, and which the corpus could do without: npm run bench:deidentify -- --coverage.
 */
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
import type { Alone, InProse, Judgement, NameStretch, Site } from './site.ts';

export type PersonRule = {
  name: string;
  find: (site: Site) => NameStretch | undefined;
  level: Level;
  announced?: true;
};

type AtWord = (passage: Site['passage'], index: number) => NameStretch | undefined;

/** A rule that reads the text around a word. */
const around =
  (find: AtWord) =>
  ({ passage, index }: Site) =>
    find(passage, index);

/** A rule that judges words that may be a name by themselves. */
const alone = (judge: (words: Alone) => Judgement | undefined) => (site: Site) => {
  const words = site.alone();
  const judged = words && judge(words);
  return judged && { first: words.first, last: words.last, ...judged };
};

/** A rule that judges them in prose. */
const inProse = (judge: (words: InProse) => Judgement | undefined) => (site: Site) => {
  const words = site.inProse();
  const judged = words && judge(words);
  return judged && { first: words.first, last: words.last, ...judged };
};

/** What the name itself and its surroundings tell. */
export const TELLING_RULES: readonly PersonRule[] = [
  { name: 'behind a title', find: around(afterTitle), level: CERTAIN, announced: true },
  { name: 'behind a role', find: around(afterRole), level: CERTAIN, announced: true },
  { name: 'signature', find: around(signature), level: CERTAIN },
  { name: 'nickname', find: around(nicknamed), level: CERTAIN },
  { name: 'epithet', find: around(withEpithet), level: CERTAIN },
  { name: 'signed initials', find: around(signedInitials), level: CERTAIN },
  { name: 'surname and initials', find: around(surnameAndInitials), level: CERTAIN },
  { name: 'surname first', find: around(surnameFirst), level: CERTAIN },
  { name: 'quoted speaker', find: around(quotedSpeaker), level: CERTAIN },
  { name: 'short name', find: around(shortName), level: CERTAIN },
  { name: 'saint', find: around(saintly), level: CERTAIN },
  { name: 'apostrophe or syllables', find: around(apostrophed), level: CERTAIN },
  { name: 'Irish surname', find: around(irishName), level: CERTAIN },
  { name: 'initial and surname', find: around(initialAndSurname), level: CERTAIN },
  { name: 'particle and surname', find: around(withParticle), level: CERTAIN },
  { name: 'without capitals', find: around(careless), level: CERTAIN },
  { name: 'other script', find: around(otherScript), level: LIKELY },
  { name: 'full name', find: alone(fullName), level: CERTAIN },
  { name: 'given name', find: alone(plainGiven), level: CERTAIN },
  { name: 'before a verb', find: inProse(beforeVerb), level: CERTAIN },
  { name: 'owner', find: inProse(ownerOf), level: LIKELY },
  { name: 'spoken to', find: inProse(addressed), level: CERTAIN },
  { name: 'before who', find: inProse(beforeWho), level: CERTAIN },
  { name: 'beside a role', find: inProse(besideRole), level: CERTAIN },
  { name: 'station on the ground', find: inProse(groundStation), level: POSSIBLE },
  { name: 'behind told or with', find: inProse(companion), level: CERTAIN, announced: true },
  { name: 'in mid-sentence', find: inProse(midSentence), level: LIKELY },
  { name: 'in capitals', find: alone(shouted), level: CERTAIN },
  { name: 'speaking initials', find: around(speakingInitials), level: LIKELY },
];

/** What a name beside it tells, where the word alone tells no more than a suggestion. */
export const NEIGHBOUR_RULES: readonly PersonRule[] = [
  { name: 'joined to a name', find: joined, level: CERTAIN },
  { name: 'in a row', find: around(inSeries), level: CERTAIN },
  { name: 'joined to the next', find: around(joinedAhead), level: CERTAIN },
];
