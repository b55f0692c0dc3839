/** Generates the receipt code in the browser: the server stores only its hash (C10.1). */
import { CODE_LENGTH, codeOf, inGroups } from '../../../../domain/receipt/code.ts';

/** Works on plain http, where much of `crypto` is missing. */
export function newCode(): string {
  return inGroups(codeOf(crypto.getRandomValues(new Uint8Array(CODE_LENGTH))));
}
