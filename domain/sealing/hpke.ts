/** HPKE key schedule (RFC 9180, base mode): DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-128-GCM (C15.3) */

export type Hmac = (key: Uint8Array, data: Uint8Array) => Promise<Uint8Array>;

/** Uncompressed P-256 point: a public key, also the ciphertext's prefix. */
export const POINT_LENGTH = 65;

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const concat = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

const KEM = [...ascii('KEM'), 0x00, 0x10];
const HPKE = [...ascii('HPKE'), 0x00, 0x10, 0x00, 0x01, 0x00, 0x01];
const NONE = new Uint8Array(0);
/** Equals an empty HMAC key, which not every browser accepts. */
const NO_SALT = new Uint8Array(32);
const BASE_MODE = [0];

type Suite = readonly number[];

const extract = (hmac: Hmac, suite: Suite, salt: Uint8Array, label: string, input: Uint8Array) =>
  hmac(salt, concat(ascii('HPKE-v1'), suite, ascii(label), input));

/** At most 32 bytes: a single block. */
async function expand(hmac: Hmac, suite: Suite, secret: Uint8Array, label: string, info: Uint8Array, length: number) {
  const block = await hmac(secret, concat([0, length], ascii('HPKE-v1'), suite, ascii(label), info, [1]));
  return block.slice(0, length);
}

/** `enc`: the sender's ephemeral public key. */
type KeyAgreement = { secret: Uint8Array; enc: Uint8Array; receiver: Uint8Array };

/** Key and nonce of the only message. */
export async function messageKey(
  hmac: Hmac,
  { secret, enc, receiver }: KeyAgreement,
  info: string,
): Promise<{ key: Uint8Array; nonce: Uint8Array }> {
  const agreed = await extract(hmac, KEM, NO_SALT, 'eae_prk', secret);
  const shared = await expand(hmac, KEM, agreed, 'shared_secret', concat(enc, receiver), 32);
  const context = concat(
    BASE_MODE,
    await extract(hmac, HPKE, NO_SALT, 'psk_id_hash', NONE),
    await extract(hmac, HPKE, NO_SALT, 'info_hash', ascii(info)),
  );
  const scheduled = await extract(hmac, HPKE, shared, 'secret', NONE);
  return {
    key: await expand(hmac, HPKE, scheduled, 'key', context, 16),
    nonce: await expand(hmac, HPKE, scheduled, 'base_nonce', context, 12),
  };
}
