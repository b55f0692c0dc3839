/** A report's photos as thumbnails, opened on click (C16.3). */
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { fill } from '../../../../domain/language/text.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { useLazy } from '../../../components/lazy/use-lazy.ts';
import { LoadAlert } from '../../../layouts/staff/notice.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { photosOf, pictureAddress } from './api.ts';
import * as words from './words/en.ts';

/** Viewer and editor load when a photo is first opened. */
export function Photos({ report, userId }: { report: StaffReport; userId: string }) {
  const { data: photos = [], isError, refetch } = useQuery(photosOf(report.id));
  const [at, setAt] = useState<number | null>(null);
  const close = () => setAt(null);
  const Viewer = useLazy({
    wanted: at !== null,
    load: async () => (await import('./viewer.tsx')).Viewer,
    failure: words.notOpened,
    onFail: close,
  });
  const failure = isError ? <LoadAlert retry={refetch}>{words.notLoaded}</LoadAlert> : null;
  if (photos.length === 0) return failure;
  return (
    <section aria-labelledby="photos-heading" className="mb-7">
      <h3 id="photos-heading" className="mb-2 text-[1.0625rem]">
        {words.photos}
      </h3>
      {failure}
      <ul className="flex flex-wrap gap-3">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              onClick={() => setAt(index)}
              aria-label={fill(photo.published ? words.openPublished : words.open, { number: index + 1 })}
              className="relative block rounded-control border border-edge bg-sunken hover:brightness-95"
            >
              <img
                src={pictureAddress({ reportId: report.id, id: photo.id })}
                alt=""
                width={128}
                height={96}
                className="h-24 w-32 rounded-control object-cover"
              />
              {photo.published && (
                <span className="absolute bottom-1 left-1">
                  <Badge tone="good">
                    <Eye aria-hidden="true" />
                    {words.isPublic}
                  </Badge>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {Viewer && at !== null && (
        <Viewer report={report} userId={userId} photos={photos} at={at} onSelect={setAt} onClose={close} />
      )}
    </section>
  );
}
