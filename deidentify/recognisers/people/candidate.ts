/** What the rules for people read and find. */
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';

/** A name by token indices, why we think so and how sure we are (levels.ts). */
export type NameRange = { first: number; last: number; reason: string; confidence: number };

/** Why a stretch is a name, and how sure that is. */
export type Judgement = Pick<NameRange, 'reason' | 'confidence'>;

/** A name that a rule found; `announced`: something before it says that a person follows. */
export type Person = NameRange & { rule: string; announced: boolean };

/** A stretch that may be a name by itself: the words from `first` to `last`. */
export type NameCandidate = { passage: Passage; token: Token; first: number; last: number };

/** The same in prose, where a capital says something. `listed`: the tables know it; `opens`: it opens its sentence. */
export type ProseCandidate = NameCandidate & { listed: boolean; opens: boolean };
