import { Button } from '../../ui/button.tsx';
import * as words from './words/en.ts';

/** Says what was lost (C16.1). */
export function LostNote({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sunken px-4 py-2 text-[0.9375rem] sm:col-span-2">
      <p role="status" className="min-w-0 flex-1 basis-64 font-medium">
        {text}
      </p>
      <Button variant="secondary" onClick={onDismiss}>
        {words.dismiss}
      </Button>
    </div>
  );
}
