/** Email addresses as typed (C5.2). In words: spelt-email.ts */
import type { Find } from '../../find.ts';
import { fold } from '../../reading/fold.ts';
import { matchAt } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import { MAIL_HOSTS } from '../../tables/cues/spelt-email.ts';
import { DOMAIN_ENDINGS } from '../../tables/domain-endings.ts';

const LOCAL = /(?![.'!?*/=-])[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}(?=[ \u00a0]{0,2}$)/u;
const DOMAIN = /[ \u00a0]{0,2}[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/uy;
const LOCAL_PART_CHARS_MAX = 66;
/** A space before a dot, unlike in a sentence: "john . doe". */
const SPACED_LOCAL = /[\p{L}\p{N}_+-]{1,30}(?: \. ?[\p{L}\p{N}_+-]{1,30}){1,3}(?= {0,2}$)/u;
/** "gmail . com", "gmx .de": lower case and a known ending. */
const SPACED_DOMAIN =
  /[ \u00a0]{0,2}[\p{Ll}\p{N}-]{1,63}(?:(?: \. ?| ?\. )[\p{Ll}\p{N}-]{2,63}){1,4}|[ \u00a0]{0,2}[\p{Ll}\p{N}-]{1,63}(?: ?\. ?[\p{Ll}\p{N}-]{1,63}){1,4}/uy;

/** "@gmail" without an ending. */
const HOST = /[\p{L}\p{N}-]{2,20}(?![\p{L}\p{N}.-]*[\p{L}\p{N}])/uy;

/** Allows spaces around dots before a known ending, and none after a known provider. */
function domainAt(text: string, start: number): string {
  const spaced = matchAt(SPACED_DOMAIN, text, start);
  if (/ \.|\. /.test(spaced) && DOMAIN_ENDINGS.has(spaced.split(/[ .]+/).at(-1) ?? '')) return spaced;
  const host = matchAt(HOST, text, start);
  return matchAt(DOMAIN, text, start) || (MAIL_HOSTS.has(fold(host)) ? host : '');
}

/** With @ or its full-width form, spaced or not. */
export function findEmails({ text, tokens }: Passage): Find[] {
  const finds: Find[] = [];
  for (const { text: sign, start: at } of tokens) {
    if (!'@＠﹫'.includes(sign)) continue;
    const from = Math.max(finds.at(-1)?.end ?? 0, at - LOCAL_PART_CHARS_MAX);
    const before = text.slice(from, at);
    const local = SPACED_LOCAL.exec(before) ?? LOCAL.exec(before);
    const domain = domainAt(text, at + 1).replace(/-+$/, '');
    if (!local || domain === '') continue;
    const start = from + local.index;
    const isHandle = start + local[0].length < at && domain.trim() === domain;
    const isHost = !domain.includes('.');
    if (isHost && (isHandle || !/\p{L}/u.test(local[0]))) continue;
    if (isHandle && !DOMAIN_ENDINGS.has(domain.split('.').at(-1)?.toLowerCase() ?? '')) continue;
    finds.push({ start, end: at + 1 + domain.length, kind: 'email', reason: 'An email address', confidence: 0.99 });
  }
  return finds;
}
