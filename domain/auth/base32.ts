/** Base32 (RFC 4648) without padding, for authenticator apps (C11.1) */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The last symbol is padded with zero bits. */
export function base32(bytes: Uint8Array): string {
  let letters = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    bits += 8;
    for (; bits >= 5; bits -= 5) letters += ALPHABET[(held >> (bits - 5)) & 31];
  }
  return bits > 0 ? letters + ALPHABET[(held << (5 - bits)) & 31] : letters;
}
