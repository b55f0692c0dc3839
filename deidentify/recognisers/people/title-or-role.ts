/** Announced names: "Mr Baker", "the winch driver, Nigel", "Signed: Anna" */
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import {
  ARTICLE,
  COPULA,
  DERIVED_WORD_ENDING,
  LABELS,
  PASS_NAME_PARTICLE,
  SHORT_TITLES,
  UNABBREVIATED_TITLES,
} from '../../tables/cues/people/title-or-role.ts';
import * as lexicon from '../../tables/lexicon.ts';
import { isNationality } from '../../tables/people/nationalities.ts';
import type { NameRange } from './candidate.ts';
import { CERTAIN } from './levels.ts';
import { isOtherwiseUsed, isPlainName, precedesVerb } from './name-context.ts';
import { afterParticles, endOfName, isInitial, isSurname, pastElision } from './name-phrase.ts';
import { prefixedName } from './shapes/prefixed-name.ts';

const FORMAL = lexicon.GIVEN | lexicon.SURNAME;
const CLOSING = /^[,;)\-–—]$/;
const NOT_A_NAME =
  lexicon.ROLE |
  lexicon.TITLE |
  lexicon.ACRONYM |
  lexicon.AIRCRAFT_NOUN |
  lexicon.ARTICLE |
  lexicon.CALENDAR |
  lexicon.NUMERAL |
  lexicon.MAKE_OR_TYPE;
const TITLES_MAX = 3;
const NEVER_OF_NAMES = /(?:ous|ware|sick|bound|borne)$/;
const NOT_A_NAME_BY_ENDING = new RegExp(`^.{3,}(?:${DERIVED_WORD_ENDING.source}|${NEVER_OF_NAMES.source}|ic$)`);
const ROLES_WITH_TITLES = lexicon.TITLE | lexicon.ROLE;

export function afterTitle(passage: Passage, index: number): NameRange | undefined {
  const { tokens } = passage;
  const title = tokens[index];
  if (!title || !(title.flags & lexicon.TITLE || isMonsieur(passage, index))) return undefined;
  if (isWith(passage, index)) return undefined;
  if (title.text === 'MS' && passage.sentences.styles[index] !== 'shout') return undefined;
  if (title.fold === 'miss' && isNearMiss(tokens, index)) return undefined;
  if (tokens[index + 1]?.text === '.' && UNABBREVIATED_TITLES.test(title.fold)) return undefined;
  let first = tokens[index + 1]?.text === '.' ? index + 2 : index + 1;
  for (let more = 0; more < TITLES_MAX && (tokens[first]?.flags ?? 0) & lexicon.TITLE && tokens[first + 1]; more++) {
    first += tokens[first + 1]?.text === '.' ? 2 : 1;
  }
  while (/^(?:med|phil|rer|nat|ing|dent|jur|habil)$/.test(tokens[first]?.fold ?? '') && tokens[first + 1]?.text === '.')
    first += 2;
  const elided = pastElision(tokens, first - 1);
  if (elided !== undefined)
    return {
      first,
      last: endOfName(passage, elided),
      reason: `Follows the title ${title.text}`,
      confidence: CERTAIN.title,
    };
  const name = tokens[first];
  if (!name || name.newLine || name.kind !== 'word' || !mayFollowTitle(passage, title, first)) return undefined;
  const plain = withUnknownSurname(passage, endOfPerson(passage, first));
  const last = ARTICLE.test(tokens[index - 1]?.fold ?? '') ? plain : Math.max(plain, afterParticles(passage, first));
  if (last === first && name.letterCase === 'lower' && name.flags & lexicon.PARTICLE) return undefined;
  return { first, last, reason: `Follows the title ${title.text}`, confidence: CERTAIN.title };
}

/** "Volavo col Nimbus", "au col de la Bonette": not a colonel. */
function isWith({ tokens, language, sentences }: Passage, index: number): boolean {
  const [title, next] = [tokens[index], tokens[index + 1]];
  if (title?.fold !== 'col' || language !== 'other' || !next) return false;
  if (title.letterCase === 'lower' && PASS_NAME_PARTICLE.test(next.text)) return true;
  return (next.flags & lexicon.MAKE_OR_TYPE) !== 0 && (title.letterCase === 'lower' || sentences.opens[index] === 1);
}

/** "Near Miss With Tug", but "The winch was near Miss Hallam". */
function isNearMiss(tokens: readonly Token[], index: number): boolean {
  const hyphen = /^[-‐‑]$/.test(tokens[index - 1]?.text ?? '');
  const before = hyphen ? tokens[index - 2] : tokens[index - 1];
  if (!before || !/^(?:near|air)$/.test(before.fold)) return false;
  return hyphen || before.letterCase !== 'lower' || tokens[index]?.letterCase === 'lower';
}

/** "mr sarah quillfeather took over": without capitals, an unknown word that acts. */
function withUnknownSurname(passage: Passage, last: number): number {
  const { tokens } = passage;
  const [given, family] = [tokens[last], tokens[last + 1]];
  const style = passage.sentences.styles[last];
  if ((style !== 'shout' && style !== 'lower-case') || family?.letterCase !== given?.letterCase) return last;
  return isUnknownActor(tokens, last + 1) ? last + 1 : last;
}

/** "Experienced", "Uninjured": endings that names have too, after a table word. */
function isPredicate(folded: string): boolean {
  if (!NOT_A_NAME_BY_ENDING.test(folded)) return false;
  if (NEVER_OF_NAMES.test(folded)) return true;
  const bare = folded.replace(/^(?:un|in|non|re|dis|mis)/, '');
  const stem = bare.replace(DERIVED_WORD_ENDING, '');
  const words = [bare, stem, `${stem}e`, stem.slice(0, -1)];
  return words.some((word) => word.length > 2 && lexicon.lookUp(word) !== 0);
}

function isUnknown(word: Token | undefined): boolean {
  if (word?.kind !== 'word' || word.newLine || word.flags !== 0 || word.fold.length < 4) return false;
  return !NOT_A_NAME_BY_ENDING.test(word.fold);
}

function isUnknownActor(tokens: readonly Token[], index: number): boolean {
  return isUnknown(tokens[index]) && precedesVerb(tokens, index, true);
}

/** "M. Lefèvre" in French, "p. Malec" in Polish and Czech. */
function isMonsieur(passage: Passage, index: number): boolean {
  const { tokens, language } = passage;
  if (!/^[Mp]$/.test(tokens[index]?.text ?? '') || language !== 'other') return false;
  // "900 p. Sedan", "manual, p. Anexo": points and pages.
  if (tokens[index]?.text === 'p' && (tokens[index - 1]?.kind === 'number' || tokens[index - 1]?.text === ','))
    return false;
  const [dot, name] = [tokens[index + 1], tokens[index + 2]];
  if (dot?.text !== '.' || dot.spaced) return false;
  return name?.letterCase === 'capital' && name.fold.length > 1 && name.spaced;
}

/** An announced surname may be a type ("Jürgen Habicht"). */
function endOfPerson(passage: Passage, first: number): number {
  const last = endOfName(passage, first);
  const [given, family] = [passage.tokens[last], passage.tokens[last + 1]];
  if (last > first || !isPlainName(given) || !((given?.flags ?? 0) & lexicon.GIVEN)) return last;
  return family?.letterCase === 'capital' && family.flags === lexicon.MAKE_OR_TYPE && !family.newLine ? last + 1 : last;
}

function mayFollowTitle(passage: Passage, title: Token, at: number): boolean {
  const name = passage.tokens[at];
  if (!name) return false;
  const doubtful = SHORT_TITLES.has(title.fold) || title.flags & lexicon.ROLE;
  const style = passage.sentences.styles[at];
  if (/^[xyz]{1,3}$/.test(name.fold)) return false;
  if (name.fold.length === 1)
    return isInitial(name) && passage.tokens[at + 1]?.text === '.' && endOfName(passage, at) > at;
  if (style === 'prose' || style === 'heading') {
    if (isOtherScript(name)) return true;
    if (name.letterCase === 'lower') return isParticle(passage, at);
    return (name.flags & (lexicon.ROLE | lexicon.ACRONYM | lexicon.AIRCRAFT_NOUN)) === 0 || (name.flags & FORMAL) !== 0;
  }
  if (doubtful) return (name.flags & FORMAL) !== 0 && (name.flags & lexicon.ORDINARY) === 0;
  return (name.flags & FORMAL) !== 0 || (name.flags & (lexicon.ORDINARY | NOT_A_NAME)) === 0;
}

function isParticle(passage: Passage, at: number): boolean {
  return (passage.tokens[at]?.flags ?? 0) & lexicon.PARTICLE
    ? Math.max(endOfName(passage, at), afterParticles(passage, at)) > at
    : false;
}

export function afterRole(passage: Passage, index: number): NameRange | undefined {
  const { tokens } = passage;
  const role = tokens[index];
  if (!role || (!(role.flags & (lexicon.ROLE | lexicon.NAME_CUE)) && !isLabel(tokens, index))) return undefined;
  const mark = tokens[index + 1];
  if (/^names?$/.test(role.fold) && mark?.text !== ':' && mark?.fold !== 'is') return undefined;
  const isSeparated = mark?.kind === 'mark' && /^[,:=(\-–—.]$/.test(mark.text);
  if (isSeparated && mark.text === '.' && !(role.flags & lexicon.TITLE)) return undefined;
  const linked = /^names?$/.test(role.fold) || role.flags & lexicon.ROLE ? COPULA.test(mark?.fold ?? '') : false;
  const first = isSeparated || linked ? index + 2 : index + 1;
  const name = tokens[first];
  if (linked && !/^names?$/.test(role.fold) && !mayBeSomebody(passage, first)) return undefined;
  const prefixed = prefixedName(passage, first);
  if (prefixed !== undefined && (!isSeparated || isClosed(tokens, prefixed)))
    return { first, last: prefixed, reason: `Follows the word ${role.text}`, confidence: CERTAIN.role };
  if (isOtherScript(name) && !name?.newLine)
    return { first, last: first, reason: `Follows the word ${role.text}`, confidence: CERTAIN.shape };
  if (mark?.text !== ':' && isInitialOfSurname(passage, first))
    return {
      first,
      last: endOfName(passage, first),
      reason: `Follows the word ${role.text}`,
      confidence: CERTAIN.role,
    };
  if (name?.kind !== 'word' || name.fold.length < 2) return undefined;
  if (role.fold === 'called' && isCaller(tokens, index) && name.flags & lexicon.PLACE) return undefined;
  if (name.newLine && !(role.flags & lexicon.NAME_CUE) && mark?.text !== ':') return undefined;
  const last = withUnknownSurname(passage, endOfPerson(passage, first));
  if (isOtherwiseUsed(tokens, first, last) && !precedesVerb(tokens, first, true)) return undefined;
  if (
    isSeparated
      ? !mayFollowMark(passage, first, mark.text, (role.flags & lexicon.NAME_CUE) !== 0)
      : !mayFollowRole(passage, first)
  )
    return undefined;
  return { first, last, reason: `Follows the word ${role.text}`, confidence: CERTAIN.role };
}

/** "P1 J. Thistlewood". */
function isInitialOfSurname(passage: Passage, index: number): boolean {
  const [initial, dot, surname] = [0, 1, 2].map((steps) => passage.tokens[index + steps]);
  if (!isInitial(initial) || initial?.newLine || dot?.text !== '.' || dot.spaced) return false;
  if (surname?.letterCase !== 'capital' || surname.fold.length < 2 || surname.flags & lexicon.ORDINARY) return false;
  return endOfName(passage, index) > index;
}

/** "The pilot, van Dijk, landed": a closing mark or the line's end follows. */
function isClosed(tokens: readonly Token[], last: number): boolean {
  const after = tokens[last + 1];
  return !after || after.newLine || CLOSING.test(after.text) || after.text === '.';
}

/** "the instructor, 田中": caseless script, beside Latin roles or verbs. */
export function isOtherScript(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.letterCase === 'none' && !/^[ªº]/.test(token.text);
}

function isCaller(tokens: readonly Token[], index: number): boolean {
  const near = tokens.slice(Math.max(0, index - 2), index);
  return near.some(({ fold }) => /^(?:i|we|he|she|they|then|and|pilot|p1|p2)$/.test(fold));
}

function isLabel(tokens: readonly Token[], index: number): boolean {
  return LABELS.test(tokens[index]?.fold ?? '') && tokens[index + 1]?.text === ':';
}

/** "The pilot was Tietjen", not "was German" or "was P2". */
function mayBeSomebody({ tokens, sentences }: Passage, at: number): boolean {
  const name = tokens[at];
  if (name?.letterCase !== 'capital' || name.newLine || sentences.styles[at] !== 'prose') return false;
  if (isNationality(name.fold) || /^[-‐‑]$/.test(tokens[at + 1]?.text ?? '')) return false;
  const listed = (name.flags & FORMAL) !== 0 || isSurname(name);
  return listed || (name.flags === 0 && !isPredicate(name.fold));
}

/** "Pilot Induced Oscillation": a capitalised headline. */
function isHeadlineWord({ tokens }: Passage, at: number): boolean {
  const [role, name, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (role?.letterCase !== 'capital' || !name || next?.letterCase === 'lower') return false;
  return NOT_A_NAME_BY_ENDING.test(name.fold) || (name.flags & (lexicon.SPEECH_VERB | lexicon.ACTION_VERB)) !== 0;
}

function mayFollowRole(passage: Passage, at: number): boolean {
  const name = passage.tokens[at];
  if (!name) return false;
  const style = passage.sentences.styles[at];
  const listed = (name.flags & FORMAL) !== 0;
  if (style === 'prose' && name.letterCase === 'capital') {
    if (listed) return (name.flags & ROLES_WITH_TITLES) === 0;
    if (isHeadlineWord(passage, at)) return false;
    return (name.flags & (NOT_A_NAME | lexicon.ORDINARY | lexicon.PLACE)) === 0;
  }
  if (style === 'prose' && name.letterCase === 'upper') return listed && !(name.flags & lexicon.ACRONYM);
  if (style === 'lower-case' && name.letterCase !== 'lower') return listed;
  if (style === 'shout' && isUnknownActor(passage.tokens, at)) return true;
  return isPlainName(name);
}

function mayFollowMark(passage: Passage, at: number, mark: string, announced: boolean): boolean {
  const name = passage.tokens[at];
  if (!name || name.letterCase === 'none') return false;
  if (name.letterCase === 'lower')
    return isPlainName(name) && name.flags === lexicon.GIVEN && /^[,).]$/.test(passage.tokens[at + 1]?.text ?? '');
  if (isPlainName(name)) return true;
  const last = endOfName(passage, at);
  if (name.flags & (NOT_A_NAME | lexicon.ORDINARY | lexicon.PLACE) && !(name.flags & FORMAL)) return false;
  const after = passage.tokens[last + 1];
  if ((mark === ':' || mark === '=') && name.letterCase === 'capital' && passage.sentences.styles[at] !== 'shout') {
    if (isPredicate(name.fold) || /^[-‐‑]$/.test(after?.text ?? '')) return false;
    const next = /^[/|]$/.test(after?.text ?? '') ? last + 2 : last + 1;
    const labelled =
      ((passage.tokens[next]?.flags ?? 0) & lexicon.ROLE) !== 0 && passage.tokens[next + 1]?.text === ':';
    if (last > at || labelled || !after || after.newLine || /^[,;.]$/.test(after.text)) return true;
  }
  if (passage.sentences.styles[at] !== 'prose') {
    if (passage.sentences.styles[at] === 'shout' && mark === ',' && after?.text === ',')
      return (
        isUnknown(name) && ((passage.tokens[last + 2]?.flags ?? 0) & (lexicon.SPEECH_VERB | lexicon.ACTION_VERB)) !== 0
      );
    return name.flags & lexicon.GIVEN ? isSurname(passage.tokens[last]) : false;
  }
  if (announced && name.letterCase === 'capital') return !after || after.newLine || /^[,;.]$/.test(after.text);
  return name.letterCase === 'capital' && after !== undefined && CLOSING.test(after.text);
}
