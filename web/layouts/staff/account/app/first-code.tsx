/** The second step of a set-up: the QR code, the letters to type, and the first code (contract C11.1). */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readTotp } from '../../../../../domain/auth/codes.ts';
import { fieldErrors, toastFailure } from '../../../../components/api-failure.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { type beginTotp, confirmTotp } from '../api.ts';
import { QrCode } from './qr-code.tsx';

/** From how far apart the clocks of server and browser are told of (C11.1). */
const CLOCK_OFF_MS = 90_000;

type Props = {
  setUp: Awaited<ReturnType<typeof beginTotp>>;
  onDone: (codes: string[]) => void;
  onCancel: () => void;
};

/** What is shown and asked; `setUp` is what the server began with. */
export function FirstCode({ setUp, onDone, onCancel }: Props) {
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<string>();
  const confirming = useMutation({
    mutationFn: () => confirmTotp(typed),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    onError: (problem) => toastFailure('Not set up yet', problem, 'Please try again.'),
  });
  const wrong = fieldErrors(confirming.error)['totp'];
  const hint =
    'Wait for the next code and type that. If none is right, look at the clock of your phone, or cancel and begin anew: only the code that was shown last works.';
  const submit = () => {
    const isCode = readTotp(typed) !== null;
    setMissing(isCode ? undefined : 'Type the six digits that the app shows now.');
    if (isCode) confirming.mutate();
  };
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!confirming.isPending) submit();
      }}
    >
      {Math.abs(setUp.clockOffMs) > CLOCK_OFF_MS && <ClockWarning ms={setUp.clockOffMs} />}
      <section className="grid gap-3">
        <h3 className="font-semibold">1. Scan this with the app on your phone</h3>
        <QrCode text={setUp.uri} label="QR code for your authenticator app" />
        {/* A phone cannot scan its own screen. */}
        <a href={setUp.uri} className={`${buttonClass('secondary')} sm:hidden`}>
          Open it in an app on this phone
        </a>
        <p className="text-ink-soft">If you cannot scan it, type these letters into the app:</p>
        <p className="rounded-control bg-sunken px-4 py-3 font-mono text-base tracking-wide wrap-anywhere">
          {setUp.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </section>
      <section className="grid gap-3">
        <h3 className="font-semibold">2. Type the six digits that it shows</h3>
        <TextField
          id="first-code"
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          value={typed}
          error={missing ?? wrong}
          hint={wrong && !missing ? hint : 'A new code comes every 30 seconds; any that is shown now will do.'}
          onChange={({ target }) => setTyped(target.value)}
        />
      </section>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={confirming.isPending && 'One moment...'}>
          Confirm
        </Button>
        <Button variant="secondary" disabled={confirming.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function ClockWarning({ ms }: { ms: number }) {
  const minutes = Math.round(Math.abs(ms) / 60_000);
  const apart = minutes < 2 ? 'more than a minute and a half' : `about ${minutes.toLocaleString('en')} minutes`;
  return (
    <p role="alert" className="rounded-control border border-danger px-4 py-3">
      The clock of the server and that of this device are {apart} apart, so codes may be refused. If the clock here is
      right, tell whoever runs the server.
    </p>
  );
}
