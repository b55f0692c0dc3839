/** HPKE encryption with WebCrypto alone (C15.3, decision 048). */
import { type Hmac, messageKey } from '../../../../domain/sealing/hpke.ts';

const P256 = { name: 'ECDH', namedCurve: 'P-256' };

const hmac: Hmac = async (key, data) => {
  const imported = await crypto.subtle.importKey('raw', key as BufferSource, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, data as BufferSource));
};

const newPair = () => crypto.subtle.generateKey(P256, true, ['deriveBits']);

/** `receiver`: raw P-256 public key. Returns `enc ‖ ciphertext`. `pair`: ephemeral, one per message. */
export async function seal(
  receiver: Uint8Array,
  text: string,
  { info, aad }: { info: string; aad: string },
  pair: Promise<CryptoKeyPair> = newPair(),
): Promise<Uint8Array> {
  const { publicKey, privateKey } = await pair;
  const enc = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
  const receiverKey = await crypto.subtle.importKey('raw', receiver as BufferSource, P256, false, []);
  const secret = new Uint8Array(await crypto.subtle.deriveBits({ name: 'ECDH', public: receiverKey }, privateKey, 256));
  const { key, nonce } = await messageKey(hmac, { secret, enc, receiver }, info);
  const cipher = { name: 'AES-GCM', iv: nonce as BufferSource, additionalData: new TextEncoder().encode(aad) };
  const aes = await crypto.subtle.importKey('raw', key as BufferSource, 'AES-GCM', false, ['encrypt']);
  const sealed = new Uint8Array(await crypto.subtle.encrypt(cipher, aes, new TextEncoder().encode(text)));
  const message = new Uint8Array(enc.length + sealed.length);
  message.set(enc);
  message.set(sealed, enc.length);
  return message;
}
