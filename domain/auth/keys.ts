/** Schemas of second factors, passkeys and recovery (C11) */

import * as z from 'zod/mini';
import * as words from '../refusals/words/en.ts';
import { requiredText } from '../text/field.ts';
import { Password, SignIn } from '../users/user.ts';

const SECOND_STEPS = ['totp', 'recovery', 'passkey'] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];

/** The 202 response. */
export const NextStep = z.object({ next: z.array(z.enum(SECOND_STEPS)) });
export type NextStep = z.output<typeof NextStep>;

const PASSKEY_NAME_MAX = 60;

/** Refused only if empty; a malformed code is simply wrong. */
const typedCode = (label: string, required: string) => requiredText({ label, required });
const totp = typedCode(words.labels.code, words.sixDigits);
const recovery = typedCode(words.labels.recoveryCode, words.oneOfYourCodes);

/** The server's WebAuthn library validates the rest. */
export const PasskeyResponse = z.looseObject(
  { id: z.string(), response: z.looseObject({ clientDataJSON: z.string() }) },
  words.noPasskey,
);
export type PasskeyResponse = z.output<typeof PasskeyResponse>;

const ONE_OF_THEM = words.oneWay;

export const SecondFactor = z
  .object({ totp: z.optional(totp), recovery: z.optional(recovery), passkey: z.optional(PasskeyResponse) })
  .check(
    z.refine((sent) => SECOND_STEPS.filter((way) => sent[way] !== undefined).length === 1, {
      path: ['totp'],
      error: ONE_OF_THEM,
      // Reported together with other broken rules (C3.1).
      when: ({ value }) => value instanceof Object,
    }),
  );
export type SecondFactor = z.output<typeof SecondFactor>;

/** `secret`: base32; `uri`: for the QR code. */
export const TotpSetUp = z.object({ secret: z.string(), uri: z.string() });
export type TotpSetUp = z.output<typeof TotpSetUp>;

export const TotpConfirmation = z.object({ totp });
export type TotpConfirmation = z.output<typeof TotpConfirmation>;

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.output<typeof RecoveryCodes>;

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedOn: z.nullable(z.iso.date()),
});
export type Passkey = z.output<typeof Passkey>;

export const Factors = z.object({ totp: z.boolean(), recoveryCodesLeft: z.int(), passkeys: z.array(Passkey) });
export type Factors = z.output<typeof Factors>;

const name = requiredText({ label: words.labels.name, required: words.passkeyName, max: PASSKEY_NAME_MAX });

export const PASSKEY_NAME = 'Passkey';

export const NewPasskey = z.object({ passkey: PasskeyResponse, name: z.optional(name) });
export type NewPasskey = z.output<typeof NewPasskey>;

/** An omitted name stays unchanged (C3.18). */
export const PasskeyChange = z.object({ name: z.optional(name) });
export type PasskeyChange = z.output<typeof PasskeyChange>;

export const PasskeySignIn = z.object({ passkey: PasskeyResponse });
export type PasskeySignIn = z.output<typeof PasskeySignIn>;

export const PasskeyOptions = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.output<typeof PasskeyOptions>;

/** No IP address is stored. */
export const OwnSession = z.object({
  id: z.uuid(),
  label: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenOn: z.iso.date(),
  current: z.boolean(),
});
export type OwnSession = z.output<typeof OwnSession>;

export const Forgot = z.object({ email: SignIn.shape.email });
export type Forgot = z.output<typeof Forgot>;

export const Reset = z.object({ token: z.string({ error: words.linkIncomplete }), password: Password });
export type Reset = z.output<typeof Reset>;
