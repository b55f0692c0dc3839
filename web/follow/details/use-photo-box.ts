/** The photos of this form; after a reload it says how many were lost (C16.1). */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { PhotoBox } from '../../components/photos/upload.ts';
import { photosDraft } from '../tab-drafts.ts';

export function usePhotoBox(keepsDraft: boolean) {
  const [box] = useState(() => new PhotoBox(keepsDraft ? Number(photosDraft.read()) : 0));
  const photos = useSyncExternalStore(box.subscribe, box.items);
  const lost = useSyncExternalStore(box.subscribe, box.lost);
  const chosen = box.count() || lost;
  useEffect(() => photosDraft.write(keepsDraft && chosen > 0 ? `${chosen}` : ''), [keepsDraft, chosen]);
  return { box, photos, lost };
}
