/** The receipt code is made here, in the reporter's browser (contract C10.1): the server never knows it but as a hash. */
import { CODE_LENGTH, codeOf, inGroups } from '../../../../domain/receipt/code.ts';

/** A new code, in its groups. Works on plain http too, where much of `crypto` is missing. */
export function newCode(): string {
  return inGroups(codeOf(crypto.getRandomValues(new Uint8Array(CODE_LENGTH))));
}
