/** The section with the photos of the report; what draws and sends them is fetched once it is opened (contract C16.1). */
import { Camera } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { fill } from '../../../../domain/language/text.ts';
import { PHOTOS_MAX } from '../../../../domain/photos/limits.ts';
import { useFetched } from '../../../components/lazy/use-fetched.ts';
import type { PhotoBox } from '../../../components/photos/photo-box.ts';
import { Section } from '../form/section.tsx';
import * as words from '../form/words/en.ts';

type Props = { box: RefObject<PhotoBox | null>; open: boolean; onToggle: () => void };

/** The section. Photos that were added stay when it is closed. */
export function PhotosSection({ box, open, onToggle }: Props) {
  const [count, setCount] = useState(0);
  const Picker = useFetched({
    wanted: open,
    load: async () => {
      const { PhotoBox: Box, PhotoPicker } = await import('../../../components/photos/adding.ts');
      const opened = new Box();
      box.current = opened;
      opened.subscribe(() => setCount(opened.items().length));
      return () => <PhotoPicker box={opened} />;
    },
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
      {Picker && <Picker />}
    </Section>
  );
}
