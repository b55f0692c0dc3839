/** The receipt code form; its input never enters the URL or the browser's form history. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../../domain/language/text.ts';
import { failureText } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { CONTROL } from '../ui/control.ts';
import { Field } from '../ui/field.tsx';
import { isUnknown, openReceipt, type ReportAccess } from './api.ts';
import * as words from './words/en.ts';

type Props = { notice: string; onOpen: (followed: ReportAccess) => void };

/** Keeps the input after a failure. */
export function CodeForm({ notice, onOpen }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [opening, setOpening] = useState(false);
  const [error, setError] = useState('');
  useEffect(() => {
    if (notice) input.current?.focus();
  }, [notice]);
  const showError = (text: string) => {
    setError(text);
    input.current?.focus();
  };
  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (opening) return;
    if (code.trim() === '') return showError(words.enterCode);
    setOpening(true);
    setError('');
    try {
      onOpen({ credential: { code }, report: await openReceipt(code) });
    } catch (problem) {
      setOpening(false);
      const refusal = failureText(problem);
      showError(isUnknown(problem) ? fill(words.compareCode, { refusal }) : refusal);
    }
  };
  return (
    <form
      method="post"
      noValidate
      autoComplete="off"
      onSubmit={open}
      className="mt-7 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7"
    >
      <noscript>
        <p className="mb-5 font-medium text-danger">{words.needsScript}</p>
      </noscript>
      <p role="status" className="mb-4 font-medium text-good empty:hidden">
        {notice}
      </p>
      <Field id="code" label={words.receiptCode} hint={words.codeHint} error={error || undefined}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="text"
            value={code}
            onChange={({ target }) => setCode(target.value)}
            placeholder="K7M3Q-9XWTB-2F6HC-8RDPN"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            className={`${CONTROL} font-mono tracking-wide uppercase placeholder:text-ink-soft placeholder:opacity-60`}
          />
        )}
      </Field>
      <p aria-live="assertive" className="sr-only">
        {error}
      </p>
      <Button type="submit" size="lg" className="mt-5 w-full sm:w-auto" busy={opening && words.openingLabel}>
        {words.showReport}
      </Button>
    </form>
  );
}
