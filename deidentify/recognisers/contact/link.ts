/** Web addresses and social handles (C5.2). */
import type { Find } from '../../find.ts';
import { fold } from '../../reading/fold.ts';
import type { Passage } from '../../reading/passage.ts';
import { DOMAIN, ENDINGS_THAT_ARE_WORDS, NAMED, NETWORKS } from '../../tables/cues/link.ts';
import { lookUp, ORDINARY } from '../../tables/lexicon.ts';

const SCHEME = /(?:(?:https?|hxxps?|ftp):\/{0,2}|www\d?\.)[^\s<>"'`[\](){}]+/iy;
/** A host of three parts or with a hyphen, whatever its ending, with a path: "ops.upwind-gc.zone/today". */
const HOST_AND_PATH =
  /(?=[a-z\d-]{0,62}\.[a-z\d-]{1,62}\.|[a-z\d]{1,40}-)(?:[a-z\d][a-z\d-]{1,62}\.){1,6}[a-z]{2,12}\/[^\s<>"'`[\](){}]+/y;
const HANDLE = /@[\p{L}\p{N}_.]{2,40}/uy;

const PRODUCTS = /^(?:weglide|gopro|youtube|skydemon|xcsoar|seeyou|facebook|instagram)$/i;

/** Finds web addresses, with or without http, and handles such as @glider_pilot. */
export function findLinks(passage: Passage): Find[] {
  const finds: Find[] = [];
  let floor = 0;
  for (const [index, token] of passage.tokens.entries()) {
    if (token.start < floor) continue;
    const next = passage.tokens[index + 1];
    const find =
      token.text === '@'
        ? readHandle(passage.text, token.start)
        : NETWORKS.test(token.fold) && next?.text !== '.'
          ? namedHandle(passage.text, token.end, token.fold === 'username')
          : token.kind !== 'mark' && next && !next.spaced
            ? readLink(passage.text, token.start, token.end)
            : undefined;
    if (!find) continue;
    finds.push(find);
    floor = find.end;
  }
  return finds;
}

function trimmedEnd(start: number, matched: string): number {
  return start + matched.replace(/[.,;:!?…]+$/, '').length;
}

function readLink(text: string, start: number, firstEnd: number): Find | undefined {
  const follows = text.charAt(firstEnd);
  if (follows !== '.' && follows !== ':' && follows !== '-') return undefined;
  SCHEME.lastIndex = start;
  DOMAIN.lastIndex = start;
  HOST_AND_PATH.lastIndex = start;
  const matched = SCHEME.exec(text) ?? DOMAIN.exec(text) ?? HOST_AND_PATH.exec(text);
  if (!matched || isTwoSentences(matched[0])) return undefined;
  return { start, end: trimmedEnd(start, matched[0]), kind: 'link', reason: 'A web address', confidence: 0.97 };
}

/** "accident.At 1545": a full stop without a space behind it. */
function isTwoSentences(matched: string): boolean {
  const [, label = '', ending = ''] = /^([\p{L}\d.-]+)\.(\p{L}{2,10})$/u.exec(matched.replace(/[.,;:!?…]+$/, '')) ?? [];
  if (ending === '') return false;
  if (/^[\d.]+$/.test(label)) return true;
  const ordinary = (lookUp(fold(label)) & ORDINARY) !== 0;
  const sentence =
    (ending.length === 2 && ending !== ending.toLowerCase()) || (ordinary && /^\p{Lu}\p{Ll}{3,}$/u.test(ending));
  return sentence || (ordinary && ENDINGS_THAT_ARE_WORDS.test(ending));
}

/** "Instagram: glider_gubbins", "my YouTube channel ThermalTinker": what no sentence would hold there. */
function namedHandle(text: string, from: number, announced: boolean): Find | undefined {
  NAMED.lastIndex = from;
  const matched = NAMED.exec(text);
  const [whole = '', said, mark, handle = ''] = matched ?? [];
  const start = from + whole.length - handle.length;
  // An address, which others read whole.
  if (/^[/@]/.test(text.slice(from + whole.length, from + whole.length + 1))) return undefined;
  const closed = /^(?:[).,;!?\n]|$)/.test(text.slice(start + handle.length));
  const strange = /[_#]/.test(handle) || ((said || mark) && /\p{Ll}\p{Lu}|\p{L}{5}\d/u.test(handle));
  const alone = (mark || announced) && closed && handle.length > 4 && lookUp(fold(handle)) === 0;
  if (handle === '' || PRODUCTS.test(handle) || !(strange || alone)) return undefined;
  return {
    start,
    end: trimmedEnd(start, handle),
    kind: 'handle',
    reason: 'A social media handle',
    confidence: 0.85,
  };
}

function readHandle(text: string, start: number): Find | undefined {
  if (/[\p{L}\p{N}]/u.test(text.charAt(start - 1))) return undefined;
  HANDLE.lastIndex = start;
  const matched = HANDLE.exec(text);
  if (!matched || !/\p{L}/u.test(matched[0])) return undefined;
  return {
    start,
    end: trimmedEnd(start, matched[0]),
    kind: 'handle',
    reason: 'A social media handle',
    confidence: 0.9,
  };
}
