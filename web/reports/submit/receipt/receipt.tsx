/** The receipt code, shown once and not stored in the browser (C10.2, C19.1). */

import { Check, Copy, Download, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../../../domain/language/text.ts';
import { SITE_MAP } from '../../../../domain/site-map.ts';
import { useSite } from '../../../components/site.tsx';
import { localised } from '../../../language/prefix.ts';
import { PageLink } from '../../../layouts/page-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyToClipboard, saveAsFile } from './copy-and-save.ts';
import { receiptText } from './receipt-text.ts';
import * as words from './words/en.ts';

const ICON = { 'aria-hidden': true, className: 'size-4' } as const;

const halvesOf = (code: string): string[] => [code.slice(0, code.length / 2 + 1), code.slice(code.length / 2 + 1)];

type Props = { code: string; isKept: boolean; onKept: () => void };

/** Printed as a separate slip. */
export function Receipt({ code, isKept, onKept }: Props) {
  const { productName } = useSite();
  const codeElement = useRef<HTMLElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [message, setMessage] = useState('');
  const address = `${location.origin}${localised(SITE_MAP.follow.path)}`;
  const confirmKept = (text: string) => {
    setMessage(text);
    onKept();
  };
  const copy = async () => {
    if (await copyToClipboard(code)) return confirmKept(words.copied);
    // Selected for manual copying.
    if (codeElement.current) getSelection()?.selectAllChildren(codeElement.current);
    setMessage(words.cannotCopy);
  };
  const save = () => {
    saveAsFile(words.fileName, receiptText({ code, address, productName }));
    confirmKept(words.saved);
  };
  const confirm = () => {
    flushSync(() => confirmKept(words.mayLeave));
    // The focused button is gone.
    status.current?.focus();
  };
  const printSlip = () => {
    print();
    onKept();
  };
  return (
    <section
      aria-labelledby="receipt"
      data-slip
      className="mt-5 rounded-card border border-line bg-surface p-5 text-left shadow-card sm:mt-8 sm:p-7"
    >
      <h2 id="receipt" className="text-heading">
        {words.yourCode}
      </h2>
      <p className="mt-3 rounded-control bg-sunken px-3 py-3 text-center sm:py-4">
        <code ref={codeElement} className="font-mono text-[1.75rem] leading-snug font-semibold tracking-wide">
          {halvesOf(code).map((half) => (
            <span key={half} className="inline-block">
              {half}
            </span>
          ))}
        </code>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={copy}>
          <Copy {...ICON} />
          {words.copy}
        </Button>
        <Button variant="secondary" onClick={save}>
          <Download {...ICON} />
          {words.save}
        </Button>
        <Button variant="secondary" onClick={printSlip}>
          <Printer {...ICON} />
          {words.print}
        </Button>
        {!isKept && (
          <Button variant="secondary" onClick={confirm}>
            <Check {...ICON} />
            {words.haveKept}
          </Button>
        )}
      </div>
      <p ref={status} tabIndex={-1} role="status" className="mt-2 font-medium text-good empty:hidden print:hidden">
        {message}
      </p>
      <p className="mt-4 font-medium print:hidden">{words.onlyNow}</p>
      <p className="mt-2 text-[0.9375rem] text-ink-soft print:hidden">{words.sharedComputer}</p>
      <p className="mt-4 print:hidden">
        <PageLink
          href={SITE_MAP.follow.path}
          className="inline-flex min-h-11 items-center text-sky underline underline-offset-4 hover:no-underline"
        >
          {words.follow}
        </PageLink>
      </p>
      <p className="hidden print:block">
        {words.onPaper}
        <br />
        {address}
      </p>
      <p className="hidden print:block">{fill(words.keepToYourself, { product: productName })}</p>
    </section>
  );
}
