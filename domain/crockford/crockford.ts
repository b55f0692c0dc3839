/** Hand-copied codes in Crockford's base32, without I, L, O, U (C10.1, C11.1) */

export const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Whitespace and all hyphens and dashes. */
const SEPARATORS = /[\s\p{Pd}\u00AD\u2212]/gu;
const ALPHANUMERIC = /^[0-9A-Za-z]+$/;

/** Highest bits first; leftover bits are dropped. */
export function symbolsOf(bytes: Uint8Array): string {
  let symbols = '';
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) symbols += SYMBOLS[(buffer >> (bits - 5)) & 31];
    buffer &= 31;
  }
  return symbols;
}

/** `K7M3-9XWT` */
export function inGroups(symbols: string, size: number): string {
  return symbols.match(new RegExp(`.{1,${size}}`, 'g'))?.join('-') ?? '';
}

/** `null` if malformed. Ignores case, spaces and dashes; reads O as 0, I and L as 1 (C10.1). */
export function readSymbols(typed: string, length: number): string | null {
  const bare = typed.replace(SEPARATORS, '');
  // Before upper-casing: some foreign letters have ASCII capitals.
  if (bare.length !== length || !ALPHANUMERIC.test(bare)) return null;
  const symbols = bare.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return symbols.includes('U') ? null : symbols;
}
