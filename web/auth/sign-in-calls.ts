import { partsOf } from '../../domain/api/call.ts';
import { KEY_CALLS } from '../../domain/api/key-calls.ts';
import type { PasskeyOptions, SecondFactor } from '../../domain/auth/keys.ts';
import type { SignedIn } from '../../domain/users/user.ts';
import { request, send } from '../api.ts';
import { askForPasskey } from '../components/keys/passkey.ts';

export function sendCode(sent: Pick<SecondFactor, 'totp' | 'recovery'>): Promise<SignedIn> {
  return send(KEY_CALLS.takeSecondStep, { body: sent });
}

export async function sendPasskey(): Promise<SignedIn> {
  const passkey = await askForPasskey(await send(KEY_CALLS.beginPasskeySignIn));
  return send(KEY_CALLS.takeSecondStep, { body: { passkey } });
}

/** Omits cookies: a pending second step, perhaps somebody else's, would restrict it to that person's passkeys. */
export async function signInByPasskey(): Promise<SignedIn> {
  const { method, path } = partsOf(KEY_CALLS.beginPasskeySignIn);
  const response = await request(path, { method, credentials: 'omit' });
  const passkey = await askForPasskey((await response.json()) as PasskeyOptions);
  return send(KEY_CALLS.signInByPasskey, { body: { passkey } });
}
