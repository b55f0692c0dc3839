/** Base32 (RFC 4648) without padding, for authenticator apps (C11.1) */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The last symbol is padded with zero bits. */
export function base32(bytes: Uint8Array): string {
  let letters = '';
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xfff;
    bits += 8;
    for (; bits >= 5; bits -= 5) letters += ALPHABET[(buffer >> (bits - 5)) & 31];
  }
  return bits > 0 ? letters + ALPHABET[(buffer << (5 - bits)) & 31] : letters;
}
