/** What the login page asks the server for beyond email and password (contract C11.2, C11.3). */
import { KEY_CALLS } from '../../domain/api/key-calls.ts';
import type { SecondFactor } from '../../domain/auth/keys.ts';
import type { SignedIn } from '../../domain/users/user.ts';
import { send } from '../api.ts';
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

/** Signs in by a passkey alone. */
export async function signInByPasskey(): Promise<SignedIn> {
  const passkey = await askForPasskey(await send(KEY_CALLS.beginPasskeySignIn));
  return send(KEY_CALLS.signInByPasskey, { body: { passkey } });
}
