/**
 * Codes that people copy by hand, in Crockford's base 32: no I, L, O or U, so that nothing is taken for something else
 * (contract C10.1, C11.1). One spelling is stored; many are understood.
 */

export const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What people put between the symbols: blanks and every kind of hyphen. */
const BETWEEN = /[\s\p{Pd}\u00AD\u2212]/gu;
const WRITTEN = /^[0-9A-Za-z]+$/;

/** Five bits of each symbol from bytes, the highest first; bits that fill no symbol are left out. */
export function symbolsOf(bytes: Uint8Array): string {
  let symbols = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) symbols += SYMBOLS[(held >> (bits - 5)) & 31];
    held &= 31;
  }
  return symbols;
}

/** The same symbols in groups, for the eye: `K7M3-9XWT`. */
export function inGroups(symbols: string, size: number): string {
  return symbols.match(new RegExp(`.{1,${size}}`, 'g'))?.join('-') ?? '';
}

/**
 * What somebody typed as the one spelling that is stored, or `null` where it can be no code of so many symbols. Forgiven
 * are small letters, blanks, hyphens and dashes anywhere, O for 0, and I or L for 1 (C10.1).
 */
export function readSymbols(typed: string, length: number): string | null {
  const bare = typed.replace(BETWEEN, '');
  // Asked before capitals: some letters of other alphabets have capitals within this one.
  if (bare.length !== length || !WRITTEN.test(bare)) return null;
  const symbols = bare.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return symbols.includes('U') ? null : symbols;
}
