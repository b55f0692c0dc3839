/** An initial with a surname: "J. Smith", "J. R. Fothergill", but not "U.S. Navy" or "point B. Gliders". */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import {
  BEHIND_SIGNING,
  COUNTED,
  DONE_BY,
  NO_INITIALS,
  SAID_BY_PEOPLE,
  SIGNING,
} from '../../../tables/cues/people/initials.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import { isPersonally } from '../context/company.ts';
import { CERTAIN, LIKELY } from '../levels.ts';
import { isOtherwiseUsed, isPlainName } from '../name-context.ts';
import { endOfName, isInitial, isSurname } from '../name-phrase.ts';
import type { NameStretch } from '../site.ts';

/** "Desai P. wrote": a plain surname and one initial, and the sentence goes on. */
function isInitialBehind(tokens: readonly Token[], index: number): boolean {
  const name = tokens[index];
  if (!name || !(name.flags & lexicon.SURNAME) || !isInitial(tokens[index + 1]) || !isPlainName(name)) return false;
  const [dot, next] = [tokens[index + 2], tokens[index + 3]];
  return dot?.text === '.' && !dot.spaced && next?.letterCase === 'lower';
}

/** "Pemberton, R.J.": the name that begins with the surname at `index`, if its initials follow. */
export function surnameAndInitials(passage: Passage, index: number): NameStretch | undefined {
  const { tokens, sentences } = passage;
  const name = tokens[index];
  if (!name || name.letterCase === 'lower') return undefined;
  if (isInitialBehind(tokens, index))
    return { first: index, last: index + 1, reason: 'A surname with initials', confidence: CERTAIN.neighbour };
  const [comma, first] = [tokens[index + 1], tokens[index + 2]];
  if (comma?.text !== ',' || comma.spaced || !first || !isInitial(first) || first.newLine) return undefined;
  const family = isSurname(name) || (name.flags === 0 && sentences.styles[index] === 'prose');
  if (!family || name.fold.length < 3 || tokens[index + 3]?.text !== '.') return undefined;
  let last = index + 3;
  while (isInitial(tokens[last + 1]) && tokens[last + 2]?.text === '.') last += 2;
  const several = last > index + 3;
  if (several && NO_INITIALS.test(first.fold + (tokens[last - 1]?.fold ?? ''))) return undefined;
  if (!several && (/^[ai]$/.test(first.fold) || name.flags === 0)) return undefined;
  return { first: index, last, reason: 'A surname with initials', confidence: CERTAIN.shape };
}

/** The name that begins with the initial at `index`, if one does. */
export function initialAndSurname(passage: Passage, index: number): NameStretch | undefined {
  const { tokens } = passage;
  if (!isInitial(tokens[index])) return undefined;
  const before = tokens[index - 1];
  const last = endOfName(passage, index);
  const name = tokens[last];
  if (isOtherwiseUsed(tokens, index, last) || isNoInitial(tokens, index)) return undefined;
  if (
    last === index ||
    !name ||
    isInitial(name) ||
    (before && !before.spaced && before.kind === 'mark' && before.text !== '(' && !isListed(passage, index, last))
  )
    return undefined;
  const technical =
    before !== undefined &&
    (before.flags & lexicon.ORDINARY) !== 0 &&
    before.letterCase === 'lower' &&
    before.text.length > 3 &&
    (name?.flags !== 0 || name.fold.length < 5 || COUNTED.test(before.fold));
  const dotted = tokens[index + 1]?.text === '.';
  const sure = isSurname(name) || isPlainName(name);
  if (!sure && (!dotted || name.fold.length < 3 || technical || name.flags !== 0)) return undefined;
  const named = isEntered(tokens, index, last) || isPersonally(tokens, index) || followsRole(before);
  if (name.flags & lexicon.CRAFT && (!dotted || technical)) return undefined;
  if (name.flags & lexicon.ORDINARY && (!dotted || technical) && !(named && isSurname(name))) return undefined;
  return {
    first: index,
    last,
    reason: 'An initial with a surname',
    confidence: sure ? CERTAIN.surnameToo : LIKELY.surname,
  };
}

const ENDS_ENTRY = /^[,;.()/]$/;

/** "DI: P. Walker", "P. Walker, T. Webb": a surname with its initials behind a label or in a row. */
function isListed({ tokens }: Passage, index: number, last: number): boolean {
  const [before, initial, name] = [tokens[index - 1], tokens[index], tokens[last]];
  if (!initial?.spaced || !/^[:,;]$/.test(before?.text ?? '') || !isSurname(name)) return false;
  return !((name?.flags ?? 0) & lexicon.ORDINARY) || endsEntry(tokens, last);
}

/** "CFI: P Walker": behind a label, and nothing but the name. */
function isEntered(tokens: readonly Token[], index: number, last: number): boolean {
  return tokens[index - 1]?.text === ':' && endsEntry(tokens, last);
}

function endsEntry(tokens: readonly Token[], last: number): boolean {
  const after = tokens[last + 1];
  return !after || after.newLine || ENDS_ENTRY.test(after.text) || /^(?:and|or|&)$/.test(after.fold);
}

function followsRole(before: Token | undefined): boolean {
  return ((before?.flags ?? 0) & lexicon.ROLE) !== 0;
}
const MOST_BEHIND = 4;
const MOST_LETTERS = 4;

/** "Signed off by J P-H", "Regards, RDM": initials alone, where somebody signs. */
export function signedInitials(passage: Passage, index: number): NameStretch | undefined {
  const { tokens } = passage;
  const token = tokens[index];
  if (!isInitials(token) || passage.sentences.styles[index] === 'shout') return undefined;
  if (!isSigned(tokens, index) && !isDoneBy(tokens, index) && !isEnteredBy(tokens, index)) return undefined;
  let letters = 0;
  let last = index;
  for (let at = index; at <= index + 2 * MOST_LETTERS; at++) {
    const sign = tokens[at];
    if (sign?.kind === 'mark' && /^[.\-‐–]$/.test(sign.text) && !sign.spaced) continue;
    if (!isInitials(sign) || (at > index && sign?.newLine)) break;
    letters += sign?.text.length ?? 0;
    last = at;
  }
  const family = signedSurname(tokens, last);
  if (family !== undefined)
    return { first: index, last: family, reason: 'A name where somebody signs', confidence: CERTAIN.surnameToo };
  if (letters < 2 || letters > MOST_LETTERS) return undefined;
  return { first: index, last, reason: 'Initials where somebody signs', confidence: CERTAIN.place };
}

/** "Regards, A. N. Pargeter": the surname behind the initials that end at `last`, which no table need hold. */
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
  if (name.flags & (lexicon.ROLE | lexicon.AIRCRAFT | lexicon.ACRONYM)) return undefined;
  const [joint, second] = [tokens[at + 1], tokens[at + 2]];
  const double = joint && !joint.spaced && /^[-‐’']$/.test(joint.text) && second?.letterCase === 'capital';
  return double && !second.spaced ? at + 2 : at;
}

/** "Checked by M-C T", "rigged with A-M K": hyphenated initials and one more. */
function isDoneBy(tokens: readonly Token[], index: number): boolean {
  const [first, hyphen, second, third] = [0, 1, 2, 3].map((steps) => tokens[index + steps]);
  if (!DONE_BY.test(tokens[index - 1]?.fold ?? '')) return false;
  if (!hyphen || hyphen.spaced || hyphen.text !== '-' || second?.spaced) return false;
  return isInitial(first) && isInitial(second) && isInitial(third) && third?.spaced === true;
}

/** "Checked by: R. Pargeter", and not "Operated by: XYZ". */
function isEnteredBy(tokens: readonly Token[], index: number): boolean {
  return tokens[index - 1]?.text === ':' && tokens[index - 2]?.fold === 'by' && isPersonally(tokens, index - 1);
}

function isInitials(token: Token | undefined): boolean {
  if (isInitial(token)) return true;
  if (token?.text === 'DI') return false;
  return token?.letterCase === 'upper' && token.text.length <= 3 && !(token.flags & (lexicon.ACRONYM | lexicon.ROLE));
}

function isSigned(tokens: readonly Token[], index: number): boolean {
  for (let at = index - 1; at >= index - MOST_BEHIND; at--) {
    const fold = tokens[at]?.fold ?? '';
    if (SIGNING.test(fold)) return true;
    if (!BEHIND_SIGNING.test(fold)) return false;
  }
  return false;
}

/** "JB told me": letters that say something are somebody's initials. */
export function speakingInitials(passage: Passage, index: number): NameStretch | undefined {
  const { tokens, sentences } = passage;
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (token?.letterCase !== 'upper' || token.text.length > 3 || token.flags !== 0 || !next) return undefined;
  if (sentences.styles[index] !== 'prose' || tokens[index - 1]?.letterCase === 'upper') return undefined;
  const article = (tokens[index - 1]?.flags ?? 0) & (lexicon.ARTICLE | lexicon.AIRCRAFT);
  const named = /\p{Lu}/u.test(tokens[index - 1]?.text.charAt(0) ?? '');
  if (!SAID_BY_PEOPLE.test(next.fold) || article || named || token.text === 'GC') return undefined;
  return { first: index, last: index, reason: 'Initials of somebody who speaks', confidence: LIKELY.surname };
}

function isNoInitial(tokens: readonly Token[], index: number): boolean {
  const [fold, after, second] = [tokens[index]?.fold, tokens[index + 1], tokens[index + 2]];
  if ((fold === 'a' || fold === 'i') && after?.text !== '.') return true;
  if (/^[ld]$/.test(fold ?? '') && /^['’]$/.test(after?.text ?? '') && (second?.flags ?? 0) & lexicon.ORDINARY)
    return true;
  return fold === 'u' && after?.text === '.' && (second?.fold === 's' || second?.fold === 'k');
}
