/** Ten recovery codes, shown once: copy, save, print, then confirm (C11.1); leaving the page asks first. */
import { useRef, useState } from 'react';
import { fill } from '../../../../../domain/language/text.ts';
import { saveFile } from '../../../../components/files/save-file.ts';
import { useLeaveGuard } from '../../../../components/leaving/leave-guard.tsx';
import { useSite } from '../../../../components/site.tsx';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import * as accountWords from '../words/en.ts';
import * as words from './words/en.ts';

const LEAVING = {
  title: accountWords.haveYouSavedCodes,
  text: accountWords.codesShownOnlyNow,
  confirm: accountWords.continueWithoutSaving,
  cancel: accountWords.backToCodes,
};

/** For plain http, where scripts cannot copy. */
function select(list: HTMLElement | null): void {
  if (list) getSelection()?.selectAllChildren(list);
  toast({ title: words.codesSelected, description: words.pressCtrlC });
}

export function RecoveryCodeList({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { productName } = useSite();
  const list = useRef<HTMLOListElement>(null);
  const [areKept, setKept] = useState(false);
  const leaveDialog = useLeaveGuard(!areKept, LEAVING);
  const text = `${fill(words.codesOnce, { productName })}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: words.copied, description: words.pasteCodes });
    } catch {
      select(list.current);
    }
  };
  return (
    <section aria-labelledby="kept-codes" data-slip className="grid gap-4">
      <h3 id="kept-codes" className="font-semibold print:hidden">
        {words.keepTheseCodes}
      </h3>
      <p className="hidden font-semibold print:block">{fill(words.productCodes, { productName })}</p>
      <p className="text-ink-soft">{words.whatCodesAre}</p>
      <ol
        ref={list}
        aria-label={words.recoveryCodes}
        className="grid gap-x-8 gap-y-1 rounded-control bg-sunken px-5 py-4 font-mono text-base sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" onClick={copy}>
          {words.copy}
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          {words.saveAsFile}
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          {words.printCodes}
        </Button>
      </div>
      <div className="print:hidden">
        <Button
          onClick={() => {
            setKept(true);
            onKept();
          }}
        >
          {words.haveKept}
        </Button>
      </div>
      {leaveDialog}
    </section>
  );
}
