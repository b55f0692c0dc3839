import { ImageOff, RotateCcw, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { fill } from '../../../domain/language/text.ts';
import { Button } from '../../ui/button.tsx';
import type { PhotoItem } from './photo-box.ts';
import { Preview } from './preview.tsx';
import * as words from './words/en.ts';

type Props = { item: PhotoItem; number: number; onRemove: () => void; onRetry: () => void };

const ICON = { 'aria-hidden': true, className: 'size-4' } as const;

export function PhotoRow({ item, number, onRemove, onRetry }: Props) {
  const id = useId();
  const name = fill(words.photo, { number });
  return (
    <li className="flex flex-wrap items-center gap-4 rounded-control border border-line p-3">
      {item.canvas ? (
        <Preview canvas={item.canvas} label={name} className="size-20 rounded-control bg-sunken object-contain" />
      ) : (
        <span className="grid size-20 shrink-0 place-items-center rounded-control bg-sunken text-ink-soft">
          <ImageOff aria-hidden="true" className="size-6" />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-40">
        <p id={id} className="text-[0.9375rem] font-medium wrap-anywhere">
          {item.name || name}
        </p>
        <Status item={item} name={name} />
      </div>
      <div className="flex flex-wrap gap-2">
        {item.state === 'failed' && (
          <Button variant="secondary" onClick={onRetry} aria-describedby={id}>
            <RotateCcw {...ICON} />
            {words.retry}
          </Button>
        )}
        <Button variant="secondary" onClick={onRemove} aria-describedby={id}>
          <Trash2 {...ICON} />
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

function Status({ item: { state, progress, problem, isOffline }, name }: { item: PhotoItem; name: string }) {
  if (state === 'unreadable') return <p className="text-sm font-medium text-danger">{words.cannotOpen}</p>;
  if (state === 'failed')
    return <p className="text-sm font-medium text-danger">{isOffline ? words.addLater : problem}</p>;
  if (state === 'sent') return <p className="text-sm text-ink-soft">{words.ready}</p>;
  return (
    <>
      <p className="text-sm text-ink-soft">{words.sending}</p>
      <progress
        aria-label={fill(words.progressOf, { photo: name })}
        value={progress}
        className="h-2 w-full max-w-60 accent-accent"
      />
    </>
  );
}
