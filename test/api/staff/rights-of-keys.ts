/** Permission matrix rows for the keys of an account (C11), in the order of actors in rights.test.ts. */
import { CAST_PASSWORD } from '../../cast.ts';
import { EVERYBODY } from './rights-statuses.ts';

/** A browser's response to a challenge we never issued. */
const NO_PASSKEY = { id: 'none', response: { clientDataJSON: 'e30' } };

/** Rows of the matrix. */
export const KEY_RIGHTS: [call: string, statuses: string, body?: () => unknown][] = [
  ['GET /api/auth/factors', '401 200 200 200 200 200 200'],
  ['POST /api/auth/totp/confirm', '401 409 409 409 409 409 409', () => ({ totp: '123456' })],
  ['POST /api/auth/totp', '401 200 200 200 200 200 200', () => ({ password: CAST_PASSWORD })],
  ['DELETE /api/auth/totp', '401 404 404 404 404 404 404', () => ({ password: CAST_PASSWORD })],
  // The super-admin has a second factor: the passkey that the lines below name.
  ['POST /api/auth/recovery-codes', '401 409 409 409 200 409 409', () => ({ password: CAST_PASSWORD })],
  ['POST /api/auth/passkeys/options', '401 200 200 200 200 200 200', () => ({ password: CAST_PASSWORD })],
  ['POST /api/auth/passkeys', '401 400 400 400 400 400 400', () => ({ passkey: NO_PASSKEY })],
  ['PATCH /api/auth/passkeys/:passkey', '401 404 404 404 200 404 404', () => ({ name: 'My phone' })],
  ['DELETE /api/auth/passkeys/:passkey', '401 404 404 404 204 404 404', () => ({ password: CAST_PASSWORD })],
  ['POST /api/auth/passkey/options', EVERYBODY(200)],
  ['POST /api/auth/passkey', EVERYBODY(401), () => ({ passkey: NO_PASSKEY })],
  ['GET /api/auth/sessions', '401 200 200 200 200 200 200'],
  ['DELETE /api/auth/sessions', '401 204 204 204 204 204 204'],
  ['DELETE /api/auth/sessions/:session', '401 404 404 404 204 404 404'],
];
