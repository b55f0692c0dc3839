/** The receipt code, shown once (contract C10.2, C19.1): to be copied, saved, printed or written down. The browser keeps none of it. */

import { Check, Copy, Download, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SITE_MAP } from '../../../../domain/site-map.ts';
import { useSite } from '../../../components/site.tsx';
import { localised } from '../../../language/prefix.ts';
import { PageLink } from '../../../layouts/page-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyText, saveAsFile } from './keeping.ts';
import { slipOf } from './slip.ts';

const ICON = { 'aria-hidden': true, className: 'size-4' } as const;

/** The code in two halves, which go on two lines where one is too short. */
const halvesOf = (code: string): string[] => [code.slice(0, code.length / 2 + 1), code.slice(code.length / 2 + 1)];

type Props = { code: string; isKept: boolean; onKept: () => void };

/** The code, large, and the ways to keep it. On paper it is a slip of its own. */
export function Receipt({ code, isKept, onKept }: Props) {
  const { productName } = useSite();
  const shown = useRef<HTMLElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const address = `${location.origin}${localised(SITE_MAP.follow.path)}`;
  const kept = (words: string) => {
    setSaid(words);
    onKept();
  };
  const copy = async () => {
    if (await copyText(code)) return kept('Copied. Paste it where you will find it again.');
    // The reporter copies it by hand: it is marked already.
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    setSaid('This browser does not let us copy. The code is marked: please copy it yourself.');
  };
  const save = () => {
    saveAsFile('receipt.txt', slipOf({ code, address, productName }));
    kept('Saved among your downloads.');
  };
  const confirm = () => {
    flushSync(() => kept('Good. You can leave this page.'));
    // The button that had the focus is gone.
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
        Your receipt code
      </h2>
      <p className="mt-3 rounded-control bg-sunken px-3 py-3 text-center sm:py-4">
        <code ref={shown} className="font-mono text-[1.75rem] leading-snug font-semibold tracking-wide">
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
          Copy
        </Button>
        <Button variant="secondary" onClick={save}>
          <Download {...ICON} />
          Save as a file
        </Button>
        <Button variant="secondary" onClick={printSlip}>
          <Printer {...ICON} />
          Print
        </Button>
        {!isKept && (
          <Button variant="secondary" onClick={confirm}>
            <Check {...ICON} />I have kept it
          </Button>
        )}
      </div>
      <p ref={status} tabIndex={-1} role="status" className="mt-2 font-medium text-good empty:hidden print:hidden">
        {said}
      </p>
      <p className="mt-4 font-medium print:hidden">
        This is the only time it is shown. With it you can see what came of your report and answer questions, without an
        account.
      </p>
      <p className="mt-2 text-[0.9375rem] text-ink-soft print:hidden">
        On a computer that others use too, write it down instead of saving it, and close this page when you have it:
        whoever has the code can read what is written about your report.
      </p>
      <p className="mt-4 print:hidden">
        <PageLink
          href={SITE_MAP.follow.path}
          className="inline-flex min-h-11 items-center text-sky underline underline-offset-4 hover:no-underline"
        >
          Follow your report
        </PageLink>
      </p>
      <p className="hidden print:block">
        With this code you can see what came of your safety report and answer questions, without an account:
        <br />
        {address}
      </p>
      <p className="hidden print:block">Keep it to yourself. {productName} cannot tell it to you again.</p>
    </section>
  );
}
