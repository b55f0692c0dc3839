/**
 * Codes that people copy by hand, in Crockford's base 32: no I, L, O or U, so that nothing is taken for something else
 * (contract C11.1). One spelling is stored; many are understood.
 */

/** The 32 symbols, by their value. */
export const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What is read as another symbol: a letter O is a zero, I and L are ones. */
const READ_AS: Record<string, string> = { O: '0', I: '1', L: '1' };

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
 * are small letters, full-width ones, blanks, hyphens and dashes anywhere, O for 0, and I or L for 1.
 */
export function readSymbols(typed: string, length: number): string | null {
  // A code is short: whatever is far longer is not looked at.
  if (typed.length > 10 * length) return null;
  const bare = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212]+/gu, '');
  const symbols = bare.replace(/[OIL]/g, (letter) => READ_AS[letter] ?? letter);
  return symbols.length === length && [...symbols].every((symbol) => SYMBOLS.includes(symbol)) ? symbols : null;
}
