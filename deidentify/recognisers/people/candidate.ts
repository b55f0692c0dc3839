/** Types shared by the rules for people */
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';

/** Token indices, and a confidence from levels.ts. */
export type NameRange = { first: number; last: number; reason: string; confidence: number };

export type Judgement = Pick<NameRange, 'reason' | 'confidence'>;

/** `announced`: a word before it says that a person follows. */
export type Person = NameRange & { rule: string; announced: boolean };

export type NameCandidate = { passage: Passage; token: Token; first: number; last: number };

/** In prose capitals matter. `listed`: in the tables; `opens`: first in its sentence. */
export type ProseCandidate = NameCandidate & { listed: boolean; opens: boolean };
