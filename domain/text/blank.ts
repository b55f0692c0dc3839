/** When a text says nothing: it is empty, or of blanks and invisible characters alone (contract C3.3). */

/** Characters that print nothing: a text made of these alone counts as not given (C3.3). */
const INVISIBLE = /^[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True for text that is empty, blank or of invisible characters alone. */
export function isBlank(text: string): boolean {
  return INVISIBLE.test(text);
}
