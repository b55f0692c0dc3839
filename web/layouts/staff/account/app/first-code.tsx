/** The second step of set-up: QR code, secret as text, first code (C11.1). */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readTotp } from '../../../../../domain/auth/codes.ts';
import { pluralText } from '../../../../../domain/language/text.ts';
import { fieldErrors, toastFailure } from '../../../../components/api-failure.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { QrCode } from '../../../../ui/qr-code.tsx';
import { dismissToast } from '../../../../ui/toast/toast.ts';
import { type beginTotp, confirmTotp, MAKING_CODES } from '../api.ts';
import * as words from './words/en.ts';

/** A larger clock difference is shown (C11.1). */
const CLOCK_OFF_MS = 90_000;

type Props = {
  setUp: Awaited<ReturnType<typeof beginTotp>>;
  onDone: (codes: string[]) => void;
  onCancel: () => void;
};

export function FirstCode({ setUp, onDone, onCancel }: Props) {
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<string>();
  const confirming = useMutation({
    mutationKey: MAKING_CODES,
    mutationFn: () => confirmTotp(typed),
    onSuccess: ({ recoveryCodes }) => {
      dismissToast();
      onDone(recoveryCodes);
    },
    onError: (problem) => toastFailure(words.notSetUpYet, problem, words.pleaseTryAgain),
  });
  const wrong = fieldErrors(confirming.error)['totp'];
  const submit = () => {
    const isCode = readTotp(typed) !== null;
    setMissing(isCode ? undefined : words.typeSixDigits);
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
        <h3 className="font-semibold">{words.scanThis}</h3>
        <QrCode text={setUp.uri} label={words.qrCode} className="size-56 max-w-full rounded-control" />
        {/* A phone cannot scan its own screen. */}
        <a href={setUp.uri} className={`${buttonClass('secondary')} sm:hidden`}>
          {words.openOnThisPhone}
        </a>
        <p className="text-ink-soft">{words.typeLetters}</p>
        <p className="rounded-control bg-sunken px-4 py-3 font-mono text-base tracking-wide wrap-anywhere">
          {setUp.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </section>
      <section className="grid gap-3">
        <h3 className="font-semibold">{words.typeDigits}</h3>
        <TextField
          id="first-code"
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          value={typed}
          error={missing ?? wrong}
          hint={wrong && !missing ? words.waitForNext : words.newCodeComes}
          onChange={({ target }) => setTyped(target.value)}
        />
      </section>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={confirming.isPending && words.oneMoment}>
          {words.confirm}
        </Button>
        <Button variant="secondary" disabled={confirming.isPending} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function ClockWarning({ ms }: { ms: number }) {
  const minutes = Math.round(Math.abs(ms) / 60_000);
  return (
    <p role="alert" className="rounded-control border border-danger px-4 py-3">
      {minutes < 2 ? words.clocksLittleApart : pluralText(words.clocksApart, minutes)}
    </p>
  );
}
