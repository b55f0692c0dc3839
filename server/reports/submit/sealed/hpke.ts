/** HPKE on the server: generates key pairs and opens messages (C15.3). */
import { createDecipheriv, createECDH, createHmac } from 'node:crypto';
import { type Hmac, messageKey, POINT_LENGTH } from '../../../../domain/sealing/hpke.ts';

const CURVE = 'prime256v1';
const TAG_LENGTH = 16;

const hmac: Hmac = async (key, data) => createHmac('sha256', key).update(data).digest();

/** Raw P-256: an uncompressed point and a 32-byte number. */
type KeyPair = { publicKey: Uint8Array; privateKey: Uint8Array };

export function newKeyPair(): KeyPair {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys();
  // OpenSSL omits leading zeros.
  const number = pair.getPrivateKey();
  return { publicKey, privateKey: Buffer.concat([Buffer.alloc(32 - number.length), number]) };
}

/** `enc ‖ ciphertext`; throws unless sealed to this key with this `info` and `aad`. */
export async function open(
  { publicKey, privateKey }: KeyPair,
  sealed: Uint8Array,
  { info, aad }: { info: string; aad: string },
): Promise<Buffer> {
  const enc = sealed.subarray(0, POINT_LENGTH);
  const own = createECDH(CURVE);
  own.setPrivateKey(privateKey);
  const secret = own.computeSecret(enc);
  const { key, nonce } = await messageKey(hmac, { secret, enc, receiver: publicKey }, info);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: TAG_LENGTH });
  cipher.setAAD(Buffer.from(aad));
  cipher.setAuthTag(sealed.subarray(-TAG_LENGTH));
  return Buffer.concat([cipher.update(sealed.subarray(POINT_LENGTH, -TAG_LENGTH)), cipher.final()]);
}
