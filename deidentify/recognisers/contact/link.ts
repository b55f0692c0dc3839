import type { Find } from '../../find.ts';
import { fold } from '../../reading/fold.ts';
import { matchAt } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import {
  CAMERA_FILE,
  DOMAIN,
  ENDINGS_THAT_ARE_WORDS,
  HANDLE_AFTER_NETWORK,
  KNOWN_AS,
  NETWORKS,
} from '../../tables/cues/link.ts';
import { GIVEN, lookUp, ORDINARY, SURNAME } from '../../tables/lexicon.ts';
import { SURNAME_ENDING } from '../../tables/people/surnames.ts';
import { DOUBTFUL } from '../people/name-context.ts';

const SCHEME = /(?:(?:https?|hxxps?|ftp):\/{0,2}|www\d?\.)[^\s<>"'`[\](){}]+/iy;
/** A host with three parts or a hyphen, any ending, and a path: "ops.upwind-gc.zone/today". */
const HOST_AND_PATH =
  /(?=[a-z\d-]{0,62}\.[a-z\d-]{1,62}\.|[a-z\d]{1,40}-)(?:[a-z\d][a-z\d-]{1,62}\.){1,6}[a-z]{2,12}\/[^\s<>"'`[\](){}]+/y;
const HANDLE = /(?<![\p{L}\p{N}])@(?=[\p{N}_.]*\p{L})[\p{L}\p{N}_.]{2,40}/uy;
/** "#glider_pilot", "#hans1985": not a common topic. */
const HASH_HANDLE = /(?<![\p{L}\p{N}])#(?=\p{L}{3})(?=[\p{L}\p{N}_]*[_\d])[\p{L}\p{N}_]{4,40}/uy;
/** "#HansFliegt", "#hansmoser": begins with a name. */
const HASH_NAME = /(?<![\p{L}\p{N}])#\p{L}{6,40}(?![\p{L}\p{N}_])/uy;
const PART_LETTERS_MIN = 3;
/** "hansi#4711". */
const NUMBERED_HANDLE = /(?<![\p{L}\p{N}#])\p{L}[\p{L}\p{N}_.]{1,31}#\d{4}(?!\d)/uy;
/** "plume_du_sud31", "Jan_Novak": mostly lower case, unlike "VNE_max", and not a file. */
const UNDERSCORED =
  /(?<![\p{L}\p{N}_/.\\])(?=(?:[\p{L}\p{N}_]*?\p{Ll}){6})\p{L}{3}[\p{L}\p{N}]*(?:_[\p{L}\p{N}]+)+(?![\p{L}\p{N}_/\\]|\.\p{L})/uy;
/** "thermikhannes84". */
const WITH_FIGURES = /(?<![\p{L}\p{N}_])\p{L}\p{Ll}{4,}\d{1,4}(?![\p{L}\p{N}_/-]|[.,]\d)/uy;
const PRODUCTS = /^(?:weglide|gopro|youtube|skydemon|xcsoar|seeyou|facebook|instagram)$/i;

export function findLinks({ text, tokens }: Passage): Find[] {
  const finds: Find[] = [];
  let floor = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.start < floor) continue;
    const next = tokens[index + 1];
    const isNetwork = NETWORKS.test(token.fold) && next?.text !== '.';
    const find = isNetwork
      ? namedHandle(text, token.end, token.fold === 'username')
      : (readHandle(text, token) ??
        chosenName(text, tokens, index) ??
        (next?.spaced === false ? readLink(text, token) : undefined));
    if (!find) continue;
    finds.push(find);
    floor = find.end;
  }
  return finds;
}

function found(kind: 'link' | 'handle', start: number, matched: string, confidence: number): Find {
  const reason = kind === 'link' ? 'A web address' : 'A social media handle';
  return { start, end: start + withoutMarks(matched).length, kind, reason, confidence };
}

function withoutMarks(matched: string): string {
  return matched.replace(/[.,;:!?…]+$/, '');
}

function readLink(text: string, { kind, start, end }: Token): Find | undefined {
  if (kind === 'mark' || !/[.:-]/.test(text.charAt(end))) return undefined;
  const matched = matchAt(SCHEME, text, start) || matchAt(DOMAIN, text, start) || matchAt(HOST_AND_PATH, text, start);
  return matched === '' || isTwoSentences(withoutMarks(matched)) ? undefined : found('link', start, matched, 0.97);
}

/** "accident.At 1545": a full stop without a space. */
function isTwoSentences(matched: string): boolean {
  const [, label = '', ending = ''] = /^([\p{L}\d.-]+)\.(\p{L}{2,10})$/u.exec(matched) ?? [];
  if (ending === '') return false;
  if (/^[\d.]+$/.test(label)) return true;
  // Polish "m.in.", among others.
  if (/^m$/i.test(label) && ending === 'in') return true;
  const ordinary = (lookUp(fold(label)) & ORDINARY) !== 0;
  const sentence =
    (ending.length === 2 && ending !== ending.toLowerCase()) || (ordinary && /^\p{Lu}\p{Ll}{3,}$/u.test(ending));
  return sentence || (ordinary && ENDINGS_THAT_ARE_WORDS.test(ending));
}

function namedHandle(text: string, from: number, announced: boolean): Find | undefined {
  HANDLE_AFTER_NETWORK.lastIndex = from;
  const [whole = '', said, mark, handle = ''] = HANDLE_AFTER_NETWORK.exec(text) ?? [];
  const start = from + whole.length - handle.length;
  // Skipped: the email recognisers match the whole address.
  if (/^[/@]/.test(text.slice(from + whole.length, from + whole.length + 1))) return undefined;
  const closed = /^(?:[).,;!?\n]|$)/.test(text.slice(start + handle.length));
  const strange = /[_#]/.test(handle) || ((said || mark) && /\p{Ll}\p{Lu}|\p{L}{5}\d|\p{Ll}\.[\p{Ll}\d]/u.test(handle));
  const isUnambiguous = (mark || announced) && closed && handle.length > 4 && lookUp(fold(handle)) === 0;
  if (handle === '' || PRODUCTS.test(handle) || !(strange || isUnambiguous)) return undefined;
  return found('handle', start, handle, 0.85);
}

function readHandle(text: string, { text: sign, kind, start }: Token): Find | undefined {
  if (sign === '#') {
    const named = matchAt(HASH_NAME, text, start);
    if (isNamed(named.slice(1))) return found('handle', start, named, 0.85);
  }
  const pattern = sign === '@' ? HANDLE : sign === '#' ? HASH_HANDLE : kind === 'mark' ? null : NUMBERED_HANDLE;
  const matched = pattern ? matchAt(pattern, text, start) : '';
  return matched === '' ? undefined : found('handle', start, matched, 0.9);
}

/** "Forum user plume_du_sud31", "als thermikhannes84". */
function chosenName(text: string, tokens: readonly Token[], index: number): Find | undefined {
  const token = tokens[index];
  if (!token || token.kind === 'mark') return undefined;
  const { start } = token;
  const underscored = matchAt(UNDERSCORED, text, start);
  if (underscored !== '') return CAMERA_FILE.test(underscored) ? undefined : found('handle', start, underscored, 0.85);
  const mark = /^[:=„"“«'‘]$/.test(tokens[index - 1]?.text ?? '') ? 1 : 0;
  if (!KNOWN_AS.has(tokens[index - 1 - mark]?.fold ?? '')) return undefined;
  const figured = matchAt(WITH_FIGURES, text, start);
  const isUnknown = lookUp(fold(figured.replace(/\d+$/, ''))) === 0;
  return figured !== '' && isUnknown && !PRODUCTS.test(figured) ? found('handle', start, figured, 0.85) : undefined;
}

/** A given name, then a capitalised word or, in lower case, another name. */
function isNamed(letters: string): boolean {
  const [first = '', ...others] = letters.split(/(?<=\p{Ll})(?=\p{Lu})/u);
  if (others.length > 0) return isGivenName(first);
  for (let end = PART_LETTERS_MIN; end <= letters.length - PART_LETTERS_MIN; end++) {
    const family = fold(letters.slice(end));
    if (isGivenName(letters.slice(0, end)) && (lookUp(family) & (GIVEN | SURNAME) || SURNAME_ENDING.test(family)))
      return true;
  }
  return false;
}

function isGivenName(word: string): boolean {
  const flags = lookUp(fold(word));
  return word.length >= PART_LETTERS_MIN && (flags & GIVEN) !== 0 && (flags & DOUBTFUL) === 0;
}
