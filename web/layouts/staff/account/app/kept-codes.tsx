/** Ten recovery codes, shown once (contract C11.1): to copy, to save, to print, and then to confirm that they are kept. */
import { useRef } from 'react';
import { useSite } from '../../../../components/site.tsx';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';

const TOLD =
  'Each of these codes lets you in once, in place of a code from your phone: for the day when it is lost, broken or new. Keep them on paper or in a password manager, not on the phone. They are shown only now.';

/** Selects what is shown, where the browser lets no script copy: on plain http. */
function select(list: HTMLElement | null): void {
  if (list) getSelection()?.selectAllChildren(list);
  toast({ title: 'The codes are selected', description: 'Press Ctrl+C to copy them.' });
}

function save(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The codes. */
export function KeptCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { productName } = useSite();
  const list = useRef<HTMLOListElement>(null);
  const text = `${productName}: recovery codes, each good once\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied', description: 'Paste the codes where you keep them.' });
    } catch {
      select(list.current);
    }
  };
  return (
    <section aria-labelledby="kept-codes" data-slip className="grid gap-4">
      <h3 id="kept-codes" className="font-semibold print:hidden">
        Keep these ten codes
      </h3>
      <p className="hidden font-semibold print:block">{productName}: recovery codes</p>
      <p className="text-ink-soft">{TOLD}</p>
      <ol
        ref={list}
        aria-label="Recovery codes"
        className="grid gap-x-8 gap-y-1 rounded-control bg-sunken px-5 py-4 font-mono text-base sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" onClick={copy}>
          Copy
        </Button>
        <Button variant="secondary" onClick={() => save(text)}>
          Save as a file
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          Print
        </Button>
      </div>
      <div className="print:hidden">
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </section>
  );
}
