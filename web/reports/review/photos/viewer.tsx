/** A full-size photo and its published version; arrow keys and Escape (C16.3, C16.4). */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fill } from '../../../../domain/language/text.ts';
import type { Photo } from '../../../../domain/photos/photo.ts';
import { copyText } from '../../../../domain/reports/labels/placeholders.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { toastFailure } from '../../../components/api-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { type PhotoIds, pictureAddress, publishedAddress, publishedOf, refreshPhotos, withdrawPhoto } from './api.ts';
import { Editor } from './editor.tsx';
import * as words from './words/en.ts';

type ViewerProps = {
  report: StaffReport;
  userId: string;
  photos: readonly Photo[];
  at: number;
  onSelect: (at: number) => void;
  onClose: () => void;
};

function useArrows(go: (by: number) => void): void {
  const turn = useEffectEvent(go);
  useEffect(() => {
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || shiftKey) return;
      if (key === 'ArrowLeft') turn(-1);
      if (key === 'ArrowRight') turn(1);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

export function Viewer({ report, userId, photos, at, onSelect, onClose }: ViewerProps) {
  const queryClient = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const photo = photos[at];
  const ids = { reportId: report.id, id: photo?.id ?? '' };
  const { data: shown, dataUpdatedAt } = useQuery({ ...publishedOf(ids), enabled: photo?.published === true });
  const go = (by: number) => {
    if (!isEditing && photos[at + by]) onSelect(at + by);
  };
  useArrows(go);
  const unpublishing = useMutation({
    mutationFn: () => withdrawPhoto(ids),
    onSuccess: async () => {
      await refreshPhotos(queryClient, ids, false);
      toast({ title: words.unpublished, description: words.onlyTeamNow });
    },
    onError: (problem) => toastFailure(words.notUnpublished, problem, words.tryAgain),
  });
  if (!photo) return null;
  const description = (photo.published && shown?.description) || '';
  if (isEditing)
    return (
      <Editor
        photo={ids}
        userId={userId}
        isReportPublic={report.approvedForPublicView}
        isPublished={photo.published}
        description={description}
        onDone={() => setEditing(false)}
      />
    );
  return (
    <Dialog
      size="full"
      title={fill(words.photoOf, { number: at + 1, all: photos.length })}
      description={visibilityOf(photo, report)}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            size="icon"
            aria-label={words.previous}
            disabled={at === 0}
            onClick={() => go(-1)}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Button>
          <Button
            variant="secondary"
            size="icon"
            aria-label={words.next}
            disabled={at === photos.length - 1}
            onClick={() => go(1)}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </Button>
          <div className="flex flex-1 flex-wrap justify-end gap-3">
            {photo.published && (
              <Button
                variant="secondary"
                busy={unpublishing.isPending && words.unpublishing}
                onClick={() => unpublishing.mutate()}
              >
                {words.unpublish}
              </Button>
            )}
            <Button onClick={() => setEditing(true)}>{photo.published ? words.publishAgain : words.prepare}</Button>
          </div>
        </div>
      }
    >
      <img
        key={photo.id}
        src={pictureAddress(ids)}
        alt={fill(words.photo, { number: at + 1 })}
        width={photo.width}
        height={photo.height}
        className="mx-auto h-auto max-h-[65dvh] w-auto max-w-full rounded-control bg-sunken object-contain"
      />
      {photo.published && shown && (
        <Published photo={ids} state={dataUpdatedAt} description={copyText(shown.description)} />
      )}
    </Dialog>
  );
}

function visibilityOf({ published }: Photo, { approvedForPublicView }: StaffReport): string {
  if (!published) return words.onlyTeam;
  return approvedForPublicView ? words.everybodySees : words.everybodyWillSee;
}

function Published({ photo, state, description }: { photo: PhotoIds; state: number; description: string }) {
  return (
    <figure className="mt-6 border-t border-line pt-5">
      <h3 className="mb-2 text-[0.9375rem] font-semibold">{words.whatIsPublic}</h3>
      <img
        src={publishedAddress(photo, state)}
        alt={description}
        className="mx-auto max-h-[50dvh] max-w-full rounded-control bg-sunken"
      />
      <figcaption className="mt-2 text-center text-[0.9375rem] text-ink-soft">{description}</figcaption>
    </figure>
  );
}
