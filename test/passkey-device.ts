/**
 * A device with passkeys, in software (WebAuthn Level 3): its responses can be correct, or wrong in one detail that no
 * browser would send (C11.3).
 */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** The flags of authenticator data (WebAuthn, section 6.1). */
const [PRESENT, VERIFIED, HAS_CREDENTIAL] = [0x01, 0x04, 0x40];

/** What a response claims; tests falsify one value at a time. */
export type ClientClaims = { origin: string; rpId: string; verified: boolean; type: string; counter: number };

export type Credential = { id: Buffer; key: KeyObject; userHandle: Buffer };

const sha256 = (of: string | Buffer): Buffer => createHash('sha256').update(of).digest();
const text = (of: Buffer | string): string => Buffer.from(of).toString('base64url');

/** The head of a CBOR item (RFC 8949, section 3): major type and length. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.of((major << 5) | length);
  if (length < 256) return Buffer.of((major << 5) | 24, length);
  return Buffer.of((major << 5) | 25, length >> 8, length & 0xff);
}

const bytes = (of: Buffer): Buffer => Buffer.concat([head(2, of.length), of]);
const words = (of: string): Buffer => Buffer.concat([head(3, of.length), Buffer.from(of)]);
const int = (of: number): Buffer => (of < 0 ? head(1, -1 - of) : head(0, of));

/** A P-256 public key in COSE form (RFC 9053). */
function cose(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const pairs: [number, Buffer][] = [
    [1, int(2)],
    [3, int(-7)],
    [-1, int(1)],
    [-2, bytes(Buffer.from(x, 'base64url'))],
    [-3, bytes(Buffer.from(y, 'base64url'))],
  ];
  return Buffer.concat([head(5, pairs.length), ...pairs.flatMap(([name, value]) => [int(name), value])]);
}

function authData({ rpId, verified, counter }: ClientClaims, credential: Buffer | null): Buffer {
  const flags = PRESENT | (verified ? VERIFIED : 0) | (credential ? HAS_CREDENTIAL : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.of(flags), count, credential ?? Buffer.alloc(0)]);
}

const clientData = ({ type, origin }: ClientClaims, challenge: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const answerOf = (id: Buffer, response: Record<string, string>) => ({
  id: text(id),
  rawId: text(id),
  type: 'public-key',
  clientExtensionResults: {},
  response,
});

export type Options = { challenge: string; rpId?: string; user?: { id: string } };

/** Makes a passkey and the response that a browser would send. `idBytes` is the length of the credential's id. */
export function makePasskey(options: Options, claims: ClientClaims, idBytes = 32) {
  const { privateKey: key, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(idBytes);
  const length = Buffer.of(id.length >> 8, id.length & 0xff);
  const attested = Buffer.concat([Buffer.alloc(16), length, id, cose(publicKey)]);
  const parts = [words('fmt'), words('none'), words('attStmt'), head(5, 0), words('authData')];
  const attestation = Buffer.concat([head(5, 3), ...parts, bytes(authData(claims, attested))]);
  const userHandle = Buffer.from(options.user?.id ?? '', 'base64url');
  const clientDataJSON = text(clientData(claims, options.challenge));
  return {
    credential: { id, key, userHandle } satisfies Credential,
    answer: answerOf(id, { clientDataJSON, attestationObject: text(attestation) }),
  };
}

/** The response that a browser would send when asked for a passkey. */
export function signBy({ id, key, userHandle }: Credential, { challenge }: Options, claims: ClientClaims) {
  const [data, client] = [authData(claims, null), clientData(claims, challenge)];
  const signature = createSign('sha256').update(data).update(sha256(client)).sign(key);
  return answerOf(id, {
    clientDataJSON: text(client),
    authenticatorData: text(data),
    signature: text(signature),
    userHandle: text(userHandle),
  });
}
