/** WebAuthn calls, loaded on demand (C11.3). */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { PasskeyOptions, PasskeyResponse } from '../../../domain/auth/keys.ts';
import * as words from './words/en.ts';

class NoPasskey extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NoPasskey';
  }
}

/** Whether passkeys for `host` work on this page and in this browser. */
export function canUsePasskeys(host: string): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && location.hostname === host;
}

function passkeyError(problem: unknown): NoPasskey {
  const name = problem instanceof Error ? problem.name : '';
  if (name === 'InvalidStateError') return new NoPasskey(words.holdsOne);
  return new NoPasskey(name === 'NotAllowedError' ? words.cancelled : words.notHere);
}

/** Throws `NoPasskey` if none was created. */
export async function createPasskey(options: PasskeyOptions): Promise<PasskeyResponse> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    return (await startRegistration({ optionsJSON })) as unknown as PasskeyResponse;
  } catch (problem) {
    throw passkeyError(problem);
  }
}

/** Throws `NoPasskey` if none was used. */
export async function askForPasskey(options: PasskeyOptions): Promise<PasskeyResponse> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  try {
    return (await startAuthentication({ optionsJSON })) as unknown as PasskeyResponse;
  } catch (problem) {
    throw passkeyError(problem);
  }
}
