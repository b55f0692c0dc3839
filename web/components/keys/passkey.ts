/** The browser's side of passkeys (contract C11.3); what talks to it is loaded when it is wanted. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { PasskeyAnswer, PasskeyOptions } from '../../../domain/auth/keys.ts';
import * as words from './words/en.ts';

export class NoPasskey extends Error {
  constructor(said: string) {
    super(said);
    this.name = 'NoPasskey';
  }
}

/** True where this browser can use passkeys of a host at the address that the page has. */
export function canUsePasskeys(host: string): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && location.hostname === host;
}

function inWords(problem: unknown): NoPasskey {
  const name = problem instanceof Error ? problem.name : '';
  if (name === 'InvalidStateError') return new NoPasskey(words.holdsOne);
  return new NoPasskey(name === 'NotAllowedError' ? words.cancelled : words.notHere);
}

/** Lets the browser make a passkey; throws `NoPasskey` where none was made. */
export async function makePasskey(options: PasskeyOptions): Promise<PasskeyAnswer> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    return (await startRegistration({ optionsJSON })) as unknown as PasskeyAnswer;
  } catch (problem) {
    throw inWords(problem);
  }
}

/** Lets the browser ask for a passkey; throws `NoPasskey` where none was used. */
export async function askForPasskey(options: PasskeyOptions): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  try {
    return (await startAuthentication({ optionsJSON })) as unknown as PasskeyAnswer;
  } catch (problem) {
    throw inWords(problem);
  }
}
