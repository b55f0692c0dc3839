/** Opens a waiting report in the form with its receipt code (C15.2). */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SITE_MAP } from '../../../../domain/site-map.ts';
import { currentPath, localised } from '../../../language/prefix.ts';
import { Button } from '../../../ui/button.tsx';
import { CONTROL } from '../../../ui/control.ts';
import { Field } from '../../../ui/field.tsx';
import { offerOpenedReport } from '../opened-report.ts';
import { openWith, type WaitingReport } from '../sealing/seal.ts';
import { lockOf } from '../sending/deliver.ts';
import { listWaiting } from '../store.ts';
import * as words from './words/en.ts';

/** Link target of the code field, from other pages. */
const HASH = '#open-waiting';

const hasForm = (): boolean => currentPath() === SITE_MAP.submit.path;

/** Whether to ask for the code; pages without the form link to `/submit`. */
export function useOpening() {
  const [isAsking, setAsking] = useState(hasForm() && location.hash === HASH);
  const begin = () => {
    if (hasForm()) setAsking(!isAsking);
    else location.assign(localised(SITE_MAP.submit.path) + HASH);
  };
  return { isAsking, begin, end: () => setAsking(false) };
}

/** Locks a report, so that it is not sent while being edited. Null if locked already. */
function lockReport(key: string): Promise<(() => void) | null> {
  if (!navigator.locks) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(lockOf(key), { ifAvailable: true }, (lock) =>
        lock ? new Promise<void>((release) => resolve(release)) : resolve(null),
      )
      .catch(reject);
  });
}

type Opening = { all: readonly WaitingReport[]; code: string; onOpened: (key: string, isOpen: boolean) => void };

/** Resolves to an error message, or null. */
async function openInForm({ all, code, onOpened }: Opening): Promise<string | null> {
  for (const waiting of all) {
    const body = await openWith(waiting, code);
    if (body === null) continue;
    const release = await lockReport(waiting.key);
    if (!release) return words.busy;
    // It may have been sent before the lock was acquired.
    const isThere = (await listWaiting()).some(({ key }) => key === waiting.key);
    const close = () => {
      onOpened(waiting.key, false);
      release();
    };
    if (isThere && offerOpenedReport({ key: waiting.key, body, release: close })) {
      onOpened(waiting.key, true);
      return null;
    }
    release();
    return isThere ? words.finishFirst : words.wrongCode;
  }
  return words.wrongCode;
}

type Props = Omit<Opening, 'code'> & { onDone: () => void };

/** `onOpened`: whether this report is open in the form. */
export function OpenWithCode({ all, onOpened, onDone }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  useEffect(() => input.current?.focus(), []);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    const message = await openInForm({ all, code, onOpened });
    if (message === null) return onDone();
    setError(message);
    input.current?.focus();
  };
  return (
    <form method="post" noValidate autoComplete="off" onSubmit={open} className="max-w-md space-y-3 pt-1">
      <Field id="waiting-code" label={words.receiptCode} hint={words.codeHint} error={error || undefined}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="text"
            value={code}
            onChange={({ target }) => setCode(target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            className={`${CONTROL} font-mono tracking-wide uppercase`}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit">{words.openIt}</Button>
        <Button variant="secondary" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
