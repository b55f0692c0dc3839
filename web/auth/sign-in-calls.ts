/** What the login page asks the server for beyond email and password (contract C11.2, C11.3). */
import { partsOf } from '../../domain/api/call.ts';
import { KEY_CALLS } from '../../domain/api/key-calls.ts';
import type { PasskeyOptions, SecondFactor } from '../../domain/auth/keys.ts';
import type { SignedIn } from '../../domain/users/user.ts';
import { request, send } from '../api.ts';
import { askForPasskey } from '../components/keys/passkey.ts';

/** Takes the second step by a code. */
export function sendCode(sent: Pick<SecondFactor, 'totp' | 'recovery'>): Promise<SignedIn> {
  return send(KEY_CALLS.takeSecondStep, { body: sent });
}

/** Takes the second step by a passkey. */
export async function sendPasskey(): Promise<SignedIn> {
  const passkey = await askForPasskey(await send(KEY_CALLS.beginPasskeySignIn));
  return send(KEY_CALLS.takeSecondStep, { body: { passkey } });
}

/**
 * Signs in by a passkey alone, anybody's: asked for without cookies, since one of a second step that was begun before, perhaps
 * by somebody else at this computer, would ask for that person's alone.
 */
export async function signInByPasskey(): Promise<SignedIn> {
  const { method, path } = partsOf(KEY_CALLS.beginPasskeySignIn);
  const asked = await request(path, { method, credentials: 'omit' });
  const passkey = await askForPasskey((await asked.json()) as PasskeyOptions);
  return send(KEY_CALLS.signInByPasskey, { body: { passkey } });
}
