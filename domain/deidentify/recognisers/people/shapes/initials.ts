// An initial with a surname: "J. Smith", "J. R. Fothergill", but not "U.S. Navy" or "point B. Gliders".

import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import type { NameStretch } from '../introduced.ts';
import { endOfName, isInitial, isSurname } from '../name-phrase.ts';
import { isOtherwiseUsed, isPlainName } from '../standing.ts';

/** What letters count or grade: "point B. Gliders". */
const COUNTED =
  /^(?:point|runway|class|section|part|form|appendix|figure|type|group|zone|area|hangar|gate|plan|option|step|phase|annex|item|category|team)$/;

/** The name that begins with the initial at `index`, if one does. */
export function initialAndSurname(passage: Passage, index: number): NameStretch | undefined {
  const { tokens } = passage;
  const before = tokens[index - 1];
  const last = endOfName(passage, index);
  const name = tokens[last];
  if (isOtherwiseUsed(tokens, index, last) || isNoInitial(tokens, index)) return undefined;
  if (
    last === index ||
    !name ||
    isInitial(name) ||
    (before && !before.spaced && before.kind === 'mark' && before.text !== '(')
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
  if (name.flags & (lexicon.CRAFT | lexicon.ORDINARY) && (!dotted || technical)) return undefined;
  return { first: index, last, reason: 'An initial with a surname', confidence: sure ? 0.85 : 0.6 };
}

function isNoInitial(tokens: readonly Token[], index: number): boolean {
  const [fold, after, second] = [tokens[index]?.fold, tokens[index + 1], tokens[index + 2]];
  if ((fold === 'a' || fold === 'i') && after?.text !== '.') return true;
  return fold === 'u' && after?.text === '.' && (second?.fold === 's' || second?.fold === 'k');
}
