/** The photo section; its code loads when opened (C16.1). */
import { Camera } from 'lucide-react';
import { type ComponentType, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { fill } from '../../../../domain/language/text.ts';
import { PHOTOS_MAX } from '../../../../domain/photos/limits.ts';
import { NO_CONNECTION } from '../../../api.ts';
import type { PhotoBox } from '../../../components/photos/photo-box.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { Section } from '../form/section.tsx';
import * as words from '../form/words/en.ts';

type Props = { box: RefObject<PhotoBox | null>; open: boolean; onToggle: () => void };

/** Closing keeps photos. `useLazy` would add code that no first visit needs. */
export function PhotosSection({ box, open, onToggle }: Props) {
  const [count, setCount] = useState(0);
  const [Picker, setPicker] = useState<ComponentType | null>(null);
  const load = useEffectEvent(async () => {
    try {
      const { PhotoBox: Box, PhotoPicker } = await import('../../../components/photos/upload.ts');
      const opened = box.current ?? new Box();
      box.current = opened;
      opened.subscribe(() => setCount(opened.count()));
      setPicker(() => () => <PhotoPicker box={opened} />);
    } catch {
      toast({ title: words.photosNotLoaded, description: NO_CONNECTION, destructive: true });
      onToggle();
    }
  });
  useEffect(() => {
    if (open && !Picker) void load();
  }, [open, Picker]);
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
