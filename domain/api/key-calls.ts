/** Calls for second factors, passkeys, sessions and recovery (C11) */
import type {
  Factors,
  Forgot,
  NewPasskey,
  OwnSession,
  Passkey,
  PasskeyChange,
  PasskeyOptions,
  PasskeySignIn,
  RecoveryCodes,
  Reset,
  SecondFactor,
  TotpConfirmation,
  TotpSetUp,
} from '../auth/keys.ts';
import type { PasswordConfirmation, SignedIn } from '../users/user.ts';
import type { Call } from './call.ts';

export const KEY_CALLS = {
  takeSecondStep: 'POST /api/auth/second' as Call<SignedIn, SecondFactor>,
  forgotPassword: 'POST /api/auth/forgot' as Call<Record<string, never>, Forgot>,
  resetPassword: 'POST /api/auth/reset' as Call<void, Reset>,
  getFactors: 'GET /api/auth/factors' as Call<Factors>,
  beginTotp: 'POST /api/auth/totp' as Call<TotpSetUp, PasswordConfirmation>,
  confirmTotp: 'POST /api/auth/totp/confirm' as Call<RecoveryCodes, TotpConfirmation>,
  removeTotp: 'DELETE /api/auth/totp' as Call<void, PasswordConfirmation>,
  renewRecoveryCodes: 'POST /api/auth/recovery-codes' as Call<RecoveryCodes, PasswordConfirmation>,
  beginPasskey: 'POST /api/auth/passkeys/options' as Call<PasskeyOptions, PasswordConfirmation>,
  addPasskey: 'POST /api/auth/passkeys' as Call<Passkey, NewPasskey>,
  renamePasskey: 'PATCH /api/auth/passkeys/:id' as Call<Passkey, PasskeyChange>,
  removePasskey: 'DELETE /api/auth/passkeys/:id' as Call<void, PasswordConfirmation>,
  beginPasskeySignIn: 'POST /api/auth/passkey/options' as Call<PasskeyOptions>,
  signInByPasskey: 'POST /api/auth/passkey' as Call<SignedIn, PasskeySignIn>,
  listSessions: 'GET /api/auth/sessions' as Call<OwnSession[]>,
  endSession: 'DELETE /api/auth/sessions/:id' as Call<void>,
  endOtherSessions: 'DELETE /api/auth/sessions' as Call<void>,
  resetSecondFactors: 'DELETE /api/users/:id/second-factor' as Call<void>,
} as const;
