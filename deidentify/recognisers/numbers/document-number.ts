/** Numbers of identity cards, flight log files and worksheets (C5.2) */
import type { Find } from '../../find.ts';
import { matchAt } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { DOCUMENT_FILLERS, PUBLIC_DOCUMENTS, WORKSHEETS } from '../../tables/cues/document-number.ts';
import { MAKE_OR_TYPE } from '../../tables/lexicon.ts';

const TURNS_MIN = 4;
const LONG_CHARACTERS = 11;
const FILLERS_MAX = 3;
const PREFIX_LETTERS_MAX = 4;
const LONG_MIN_LETTERS = 2;
const LONG_MIN_DIGITS = 5;
/** "JC-0417/22", "AME-IT-7729/23", "FT-2018-0347", "TD-0417". */
const CODE =
  /[A-Z]{1,4}(?:-[A-Z]{2})?[- ]?\d{2,6}[/-]\d{2,6}(?:-[A-Z])?(?![\p{L}\d])|[A-Z]{1,4}-\d{3,6}(?![\p{L}\d])/uy;

export function findDocumentNumbers({ text, tokens }: Passage): Find[] {
  return tokens.flatMap((token, index) => {
    const matched = isCardNumber(token) ? token.text : worksheet(text, tokens, index);
    if (matched === '') return [];
    const { start } = token;
    const reason = 'The number of a document or a flight log';
    return [{ start, end: start + matched.length, kind: 'number' as const, reason, confidence: 0.9 }];
  });
}

/** "LZ6R4K2H8", "SUB2MX300714": identity cards, flight logs and chassis. */
function isCardNumber({ kind, text }: Token): boolean {
  if (kind !== 'code' || !/^[A-Z\d]{8,17}$/.test(text)) return false;
  const turns = text.match(/\d(?=[A-Z])|[A-Z](?=\d)/g)?.length ?? 0;
  if (turns >= TURNS_MIN) return true;
  const digits = text.match(/\d/g)?.length ?? 0;
  const letters = text.length - digits;
  return text.length >= LONG_CHARACTERS && letters >= LONG_MIN_LETTERS && digits >= LONG_MIN_DIGITS;
}

/** "werkbon W-2024-0381": directives, bulletins and types of aircraft are public. */
function worksheet(text: string, tokens: readonly Token[], index: number): string {
  const token = tokens[index];
  if (!token || !/^[A-Z]/.test(token.text) || (token.kind === 'word' && token.text.length > PREFIX_LETTERS_MAX))
    return '';
  if (PUBLIC_DOCUMENTS.has(token.fold) || token.flags & MAKE_OR_TYPE) return '';
  const matched = matchAt(CODE, text, token.start);
  if (matched === '') return '';
  for (let at = index - 1; at >= index - 1 - FILLERS_MAX; at--) {
    const before = tokens[at];
    if (!before || tokens[at + 1]?.newLine) return '';
    if (WORKSHEETS.has(before.fold)) return matched;
    if (!DOCUMENT_FILLERS.has(before.fold) && !/^[,:.(]$/.test(before.text)) return '';
  }
  return '';
}
