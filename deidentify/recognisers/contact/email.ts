/** Email addresses as they are typed (C5.2). How they are spelt out is in spelt-email.ts. */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import { isDomainEnding } from '../../tables/domain-endings.ts';

const LOCAL = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
const DOMAIN = /[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/uy;
const LONGEST_LOCAL = 64;

/** Finds every address with an @ or its full-width twin, white space around the sign or not. */
export function findEmails(passage: Passage): Find[] {
  const finds: Find[] = [];
  for (const token of passage.tokens) {
    if (token.text !== '@' && token.text !== '＠' && token.text !== '﹫') continue;
    const find = readAddress(passage.text, token.start, finds.at(-1)?.end ?? 0);
    if (find) finds.push(find);
  }
  return finds;
}

function readAddress(text: string, sign: number, floor: number): Find | undefined {
  const localEnd = skipSpaces(text, sign - 1, -1) + 1;
  const domainStart = skipSpaces(text, sign + 1, 1);
  DOMAIN.lastIndex = domainStart;
  const domain = DOMAIN.exec(text);
  let start = localEnd;
  while (start > floor && localEnd - start < LONGEST_LOCAL && LOCAL.test(text[start - 1] ?? '')) start -= 1;
  while (start < localEnd && /[.'!?*/=-]/.test(text[start] ?? '')) start += 1;
  if (!domain || start === localEnd) return undefined;
  if (localEnd < sign && domainStart === sign + 1 && !isDomainEnding(domain[0].split('.').at(-1) ?? ''))
    return undefined;
  const end = domainStart + domain[0].replace(/-+$/, '').length;
  return { start, end, kind: 'email', reason: 'An email address', confidence: 0.99 };
}

function skipSpaces(text: string, from: number, step: 1 | -1): number {
  let at = from;
  for (let i = 0; i < 2 && (text[at] === ' ' || text[at] === '\u00a0'); i++) at += step;
  return at;
}
