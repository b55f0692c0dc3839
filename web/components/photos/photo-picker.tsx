/** Adds photos from camera, files, drop or paste (C16.1). */
import { Camera, ImagePlus } from 'lucide-react';
import {
  type DragEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { fill } from '../../../domain/language/text.ts';
import { PHOTOS_MAX } from '../../../domain/photos/limits.ts';
import { Button } from '../../ui/button.tsx';
import type { PhotoBox } from './photo-box.ts';
import { PhotoRow } from './photo-item.tsx';
import { pastedPictures, withoutLogs } from './picture-files.ts';
import * as words from './words/en.ts';

const ICON = { 'aria-hidden': true, className: 'size-4' } as const;

/** Handles pictures pasted anywhere, unless the form is being sent; text pastes normally. */
function usePastedPictures(picker: RefObject<Element | null>, add: (files: File[]) => void): void {
  const handlePaste = useEffectEvent(add);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = pastedPictures(event);
      if (files.length === 0 || picker.current?.closest('[inert]')) return;
      event.preventDefault();
      handlePaste(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [picker]);
}

function FileButton({
  label,
  isCamera = false,
  disabled,
  onFiles,
}: {
  label: string;
  isCamera?: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        autoComplete="off"
        multiple={!isCamera}
        {...(isCamera && { capture: 'environment' as const })}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        disabled={disabled}
        onClick={() => input.current?.click()}
        className={isCamera ? 'pointer-fine:hidden' : ''}
      >
        {isCamera ? <Camera {...ICON} /> : <ImagePlus {...ICON} />}
        {label}
      </Button>
    </>
  );
}

export function PhotoPicker({ box }: { box: PhotoBox }) {
  const items = useSyncExternalStore(box.subscribe, box.items, box.items);
  const [isOver, setOver] = useState(false);
  const add = (files: File[]) => box.add(files);
  const picker = useRef<HTMLFieldSetElement>(null);
  usePastedPictures(picker, add);
  const isFull = box.count() >= PHOTOS_MAX;
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      add(withoutLogs(event.dataTransfer.files));
    },
  };
  return (
    <fieldset
      ref={picker}
      aria-label={words.photos}
      {...drop}
      className={`min-w-0 rounded-control border-2 border-dashed p-4 sm:col-span-2 ${isOver ? 'border-sky bg-sky-tint' : 'border-line'}`}
    >
      <p className="text-[0.9375rem] text-ink-soft">{fill(words.howMany, { max: PHOTOS_MAX })}</p>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">{words.whatIsSent}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <FileButton label={words.takePhoto} isCamera disabled={isFull} onFiles={add} />
        <FileButton label={words.choosePhotos} disabled={isFull} onFiles={add} />
        <span className="text-sm text-ink-soft pointer-coarse:hidden">{words.orDrop}</span>
      </div>
      <div aria-live="polite">
        {box.tooMany() && (
          <p className="mt-3 text-sm font-medium text-danger">{fill(words.tooMany, { max: PHOTOS_MAX })}</p>
        )}
      </div>
      {items.length > 0 && (
        <ul aria-label={words.photos} className="mt-4 grid gap-3">
          {items.map((item, at) => (
            <PhotoRow
              key={item.key}
              item={item}
              number={at + 1}
              onRemove={() => box.remove(item.key)}
              onRetry={() => box.retry(item.key)}
            />
          ))}
        </ul>
      )}
    </fieldset>
  );
}
