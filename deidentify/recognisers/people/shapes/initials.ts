/** Initials in signatures: "Signed off by J P-H", "Regards, RDM" */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { AFTER_SIGN_OFF, BEFORE_AGENT, SIGN_OFFS } from '../../../tables/cues/people/initials.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import type { NameRange } from '../candidate.ts';
import { isAfterPersonCue } from '../context/person-cues.ts';
import { CERTAIN } from '../levels.ts';
import { isInitial } from '../name-phrase.ts';

const AFTER_MAX = 4;
const LETTERS_MAX = 4;

export function signedInitials(passage: Passage, index: number): NameRange | undefined {
  const { tokens } = passage;
  const token = tokens[index];
  if (!isInitials(token) || passage.sentences.styles[index] === 'shout') return undefined;
  if (!isSigned(tokens, index) && !isDoneBy(tokens, index) && !isEnteredBy(tokens, index)) return undefined;
  let letters = 0;
  let last = index;
  for (let at = index; at <= index + 2 * LETTERS_MAX; at++) {
    const sign = tokens[at];
    if (sign?.kind === 'mark' && /^[.\-‐–]$/.test(sign.text) && !sign.spaced) continue;
    if (!isInitials(sign) || (at > index && sign?.newLine)) break;
    letters += sign?.text.length ?? 0;
    last = at;
  }
  const family = signedSurname(tokens, last);
  if (family !== undefined)
    return { first: index, last: family, reason: 'A name in a signature', confidence: CERTAIN.surnameToo };
  if (letters < 2 || letters > LETTERS_MAX) return undefined;
  return { first: index, last, reason: 'Initials in a signature', confidence: CERTAIN.place };
}

/** "Regards, A. N. Pargeter": any surname after initials. */
function signedSurname(tokens: readonly Token[], last: number): number | undefined {
  const at = tokens[last + 1]?.text === '.' ? last + 2 : last + 1;
  const name = tokens[at];
  if (
    !isInitial(tokens[last]) ||
    name?.letterCase !== 'capital' ||
    !name.spaced ||
    name.newLine ||
    name.fold.length < 3
  )
    return undefined;
  if (name.flags & (lexicon.ROLE | lexicon.AIRCRAFT_NOUN | lexicon.ACRONYM)) return undefined;
  const [joint, second] = [tokens[at + 1], tokens[at + 2]];
  const double = joint && !joint.spaced && /^[-‐’']$/.test(joint.text) && second?.letterCase === 'capital';
  return double && !second.spaced ? at + 2 : at;
}

function isDoneBy(tokens: readonly Token[], index: number): boolean {
  const [first, hyphen, second, third] = [0, 1, 2, 3].map((steps) => tokens[index + steps]);
  if (!BEFORE_AGENT.test(tokens[index - 1]?.fold ?? '')) return false;
  if (!hyphen || hyphen.spaced || hyphen.text !== '-' || second?.spaced) return false;
  return isInitial(first) && isInitial(second) && isInitial(third) && third?.spaced === true;
}

function isEnteredBy(tokens: readonly Token[], index: number): boolean {
  return tokens[index - 1]?.text === ':' && tokens[index - 2]?.fold === 'by' && isAfterPersonCue(tokens, index - 1);
}

function isInitials(token: Token | undefined): boolean {
  if (isInitial(token)) return true;
  if (token?.text === 'DI') return false;
  return token?.letterCase === 'upper' && token.text.length <= 3 && !(token.flags & (lexicon.ACRONYM | lexicon.ROLE));
}

function isSigned(tokens: readonly Token[], index: number): boolean {
  for (let at = index - 1; at >= index - AFTER_MAX; at--) {
    const fold = tokens[at]?.fold ?? '';
    if (SIGN_OFFS.test(fold)) return true;
    if (!AFTER_SIGN_OFF.test(fold)) return false;
  }
  return false;
}
