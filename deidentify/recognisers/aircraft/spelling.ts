/** What the parts of a spoken run spell (C5.2) */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import { BEFORE_LETTERS } from '../../tables/cues/spoken-registration.ts';
import { findOfTokens } from '../find-of-tokens.ts';
import { isNational, type SpokenSymbol } from './spoken.ts';

/** Judges the parts from `from` up to, but excluding, `to`; undefined if they spell nothing. */
export type SpellingRule = (
  characters: string,
  from: number,
  to: number,
) => Omit<Find, 'start' | 'end' | 'kind'> | undefined;

/** Length of a registration. */
export const REGISTRATION_CHARS_MIN = 4;
export const REGISTRATION_CHARS_MAX = 7;

/** Matches of the first rule before those of the next, longer ones before shorter; separate. */
export function spellings({ tokens }: Passage, run: readonly SpokenSymbol[], judges: readonly SpellingRule[]): Find[] {
  const text = spelling(run);
  const starts = [0];
  for (const { characters } of run) starts.push((starts.at(-1) ?? 0) + characters.length);
  const taken = new Uint8Array(run.length);
  const finds: Find[] = [];
  for (const judge of judges) {
    for (let length = Math.min(run.length, REGISTRATION_CHARS_MAX); length > 0; length--) {
      for (let from = 0, to = length; to <= run.length; from++, to++) {
        if (taken[from] || taken[to - 1]) continue;
        const judged = judge(text.slice(starts[from], starts[to]), from, to);
        if (!judged) continue;
        taken.fill(1, from, to);
        finds.push(
          findOfTokens(tokens, run[from]?.first ?? 0, run[to - 1]?.last ?? 0, { kind: 'registration', ...judged }),
        );
      }
    }
  }
  return finds;
}

export function spelling(pieces: readonly SpokenSymbol[]): string {
  return pieces.map(({ characters }) => characters).join('');
}

/** "taxiway Delta 34": short spellings are ambiguous. */
export function isPoint({ tokens }: Passage, piece: SpokenSymbol | undefined): boolean {
  return BEFORE_LETTERS.has(tokens[(piece?.first ?? 0) - 1]?.fold ?? '');
}

/** `own` (compact) in full or as pilots shorten it; two characters only if the run has no more. */
export function ownIn(passage: Passage, run: readonly SpokenSymbol[], own: string): SpellingRule {
  const calls = callsOf(own);
  return (characters, from) => {
    const { length } = characters;
    if (!calls.has(characters) || (length < 3 && length < spelling(run).length)) return undefined;
    if (length < REGISTRATION_CHARS_MIN && (isPoint(passage, run[from]) || isNational(run))) return undefined;
    const details = { reason: "The aircraft's own registration, spelt out", confidence: 0.93 };
    return length < REGISTRATION_CHARS_MIN ? details : { ...details, confidential: true };
  };
}

/** Endings of two or more characters, alone or after the first one or two. */
function callsOf(own: string): ReadonlySet<string> {
  const endings = Array.from({ length: own.length - 1 }, (_, at) => own.slice(at));
  const following = (mark: number): string[] => endings.slice(mark + 1).map((ending) => own.slice(0, mark) + ending);
  return new Set([...endings, ...following(1), ...following(2)]);
}
