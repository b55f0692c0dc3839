/** Whether a text is blank (C3.3) */

/** Invisible characters (C3.3). */
const INVISIBLE = /^[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

export function isBlank(text: string): boolean {
  return INVISIBLE.test(text);
}
