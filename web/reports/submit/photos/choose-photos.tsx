/** Lazy-loaded when the section of photos is opened: the picker, and what a reload lost (C16.1). */
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { pluralText } from '../../../../domain/language/text.ts';
import { LostNote } from '../../../components/lost-files/lost-note.tsx';
import * as words from '../../../components/lost-files/words/en.ts';
import { PhotoBox, PhotoPicker } from '../../../components/photos/upload.ts';
import { rememberChosen } from '../lost-files/remember-chosen.ts';
import { CHOSEN_PHOTOS, chosenCount } from '../state/draft.ts';

export type ChoosePhotosProps = {
  /** Set here; outlives this component. */
  box: RefObject<PhotoBox | null>;
  onCount: (count: number) => void;
};

function openBox(): PhotoBox {
  const box = new PhotoBox(chosenCount(CHOSEN_PHOTOS));
  box.subscribe(() => rememberChosen(CHOSEN_PHOTOS, box.count() || box.lost()));
  return box;
}

export function ChoosePhotos({ box: kept, onCount }: ChoosePhotosProps) {
  const [box] = useState(() => kept.current ?? openBox());
  useEffect(() => {
    kept.current = box;
    return box.subscribe(() => onCount(box.count()));
  }, [kept, box, onCount]);
  const lost = useSyncExternalStore(box.subscribe, box.lost);
  const dismiss = () => {
    box.dismissLost();
    document.querySelector<HTMLElement>('[aria-controls=section-photos]')?.focus();
  };
  return (
    <>
      {lost > 0 && <LostNote text={pluralText(words.photosLost, lost)} onDismiss={dismiss} />}
      <PhotoPicker box={box} />
    </>
  );
}
