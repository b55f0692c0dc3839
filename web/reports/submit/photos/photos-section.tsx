/** The photo section; its code loads when opened (C16.1). */
import { Camera } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { fill } from '../../../../domain/language/text.ts';
import { PHOTOS_MAX } from '../../../../domain/photos/limits.ts';
import { useLazy } from '../../../components/lazy/use-lazy.ts';
import type { PhotoBox } from '../../../components/photos/photo-box.ts';
import { Section } from '../form/section.tsx';
import * as words from '../form/words/en.ts';
import type { ChoosePhotosProps } from './choose-photos.tsx';

type Props = { box: RefObject<PhotoBox | null>; open: boolean; onToggle: () => void };

/** Closing keeps photos. */
export function PhotosSection({ box, open, onToggle }: Props) {
  const [count, setCount] = useState(0);
  const ChoosePhotos = useLazy<ChoosePhotosProps>({
    wanted: open,
    load: async () => (await import('./choose-photos.tsx')).ChoosePhotos,
    failure: words.photosNotLoaded,
    onFail: onToggle,
  });
  return (
    <Section
      id="photos"
      title={words.photos}
      icon={<Camera aria-hidden="true" className="size-5" />}
      note={count > 0 ? fill(words.filledOf, { filled: count, all: PHOTOS_MAX }) : words.optional}
      open={open}
      onToggle={onToggle}
    >
      {ChoosePhotos && <ChoosePhotos box={box} onCount={setCount} />}
    </Section>
  );
}
