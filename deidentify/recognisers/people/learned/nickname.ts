/** Nicknames that a remark explains: "Zobák, jak mu říkáme", "bijnaam Stofzuiger" (C5.2) */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { AS, CALLING, NICKNAME } from '../../../tables/cues/people/nickname.ts';
import { ARTICLE } from '../../../tables/lexicon.ts';
import type { Person } from '../candidate.ts';
import { LEARNED } from './persons.ts';

const LONGEST_REMARK = 7;

export function nicknames({ tokens }: Passage): Person[] {
  return tokens.flatMap(({ kind, letterCase, newLine }, at) => {
    if (kind !== 'word' || letterCase !== 'capital') return [];
    const isIntroduced = !newLine && NICKNAME.has(tokens[at - 1]?.fold ?? '');
    if (!isIntroduced && !isExplained(tokens, at)) return [];
    return [
      {
        first: at,
        last: at,
        reason: "Introduced as somebody's name",
        confidence: 0.8,
        rule: LEARNED,
        announced: true,
      },
    ];
  });
}

/** Things in German have capitals too: none with an article. */
function isExplained(tokens: readonly Token[], at: number): boolean {
  if (!/^[,(–]$/.test(tokens[at + 1]?.text ?? '') || !AS.has(tokens[at + 2]?.fold ?? '')) return false;
  if ((tokens[at - 1]?.flags ?? 0) & ARTICLE) return false;
  const remark = tokens.slice(at + 3, at + 3 + LONGEST_REMARK);
  const end = remark.findIndex(({ text }) => /^[,.;:!?)–]$/.test(text));
  return (end < 0 ? remark : remark.slice(0, end)).some(({ fold }) => CALLING.has(fold));
}
