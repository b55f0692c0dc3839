/** Prepares a photo for publication: crop, boxes, description, confirmation (C16.4). */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Eraser, SquarePlus, Undo2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { fill } from '../../../../domain/language/text.ts';
import { DESCRIPTION_MAX } from '../../../../domain/photos/limits.ts';
import { normaliseText } from '../../../../domain/text/normalise.ts';
import { toastFailure } from '../../../components/api-failure.ts';
import { decodePicture } from '../../../components/photos/draw.ts';
import { Preview } from '../../../components/photos/preview.tsx';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { fetchPicture, type PhotoIds, publishDrawing, refreshPhotos } from './api.ts';
import { initialEdit } from './edit.ts';
import { flatten } from './flatten.ts';
import { PhotoCanvas } from './photo-canvas.tsx';
import { usePhotoDraft } from './photo-draft.ts';
import { ADD_BOX, useEdit } from './use-edit.ts';
import * as words from './words/en.ts';

type Props = {
  photo: PhotoIds;
  userId: string;
  isReportPublic: boolean;
  isPublished: boolean;
  description: string;
  onDone: () => void;
};

const ICON = { 'aria-hidden': true, className: 'size-4' } as const;

export function Editor(props: Props) {
  const { photo, onDone } = props;
  const { data: drawing, isError } = useQuery({
    queryKey: ['photo-drawing', photo.reportId, photo.id],
    queryFn: async () => (await decodePicture(await fetchPicture(photo))) ?? Promise.reject(new Error(words.notOpened)),
    gcTime: 0,
  });
  if (drawing) return <LoadedEditor {...props} drawing={drawing} />;
  return (
    <Dialog size="full" title={words.prepare} onClose={onDone}>
      {isError ? <p role="alert">{words.notOpened}</p> : <Skeleton className="h-[60dvh] w-full" />}
    </Dialog>
  );
}

function LoadedEditor({ photo, userId, isReportPublic, drawing, ...props }: Props & { drawing: HTMLCanvasElement }) {
  const queryClient = useQueryClient();
  const start = { steps: [initialEdit(drawing)], description: props.description };
  const draft = usePhotoDraft([userId, 'photo', photo.id], start);
  const { steps, description, change } = draft;
  const setSteps = (update: (old: typeof steps) => typeof steps) => change((old) => ({ steps: update(old.steps) }));
  const editing = useEdit(drawing, { steps, setSteps });
  const { edit, tool, selected, canUndo } = editing;
  const result = useMemo(() => flatten(drawing, edit), [drawing, edit]);
  const onDone = () => {
    draft.discard();
    props.onDone();
  };
  const [question, setQuestion] = useState<'publish' | 'leave' | null>(null);
  const publishing = useMutation({
    mutationFn: () => publishDrawing(photo, result, description),
    onSuccess: async () => {
      await refreshPhotos(queryClient, photo, true);
      toast({ title: words.published, description: isReportPublic ? words.everybodySees : words.everybodyWillSee });
      onDone();
    },
    onError: (problem) => {
      setQuestion(null);
      toastFailure(words.notPublished, problem, words.tryAgain);
    },
  });
  const isDescriptionValid = normaliseText(description) !== null && description.length <= DESCRIPTION_MAX;
  return (
    <Dialog
      size="full"
      title={words.prepare}
      description={words.prepareWhy}
      onClose={() => (draft.isChanged ? setQuestion('leave') : onDone())}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          {!isDescriptionValid && <p className="text-sm text-ink-soft">{words.sayWhatItShows}</p>}
          <Button disabled={!isDescriptionValid} onClick={() => setQuestion('publish')}>
            {words.publish}
          </Button>
        </div>
      }
    >
      {props.isPublished && <p className="mb-4 font-medium">{words.coverAgain}</p>}
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SegmentedControl label={words.tool} options={words.tools} value={tool} onChange={editing.chooseTool} />
        <Button variant="secondary" id={ADD_BOX} onClick={editing.addBox}>
          <SquarePlus {...ICON} />
          {words.addBox}
        </Button>
        <Button
          variant="secondary"
          disabled={typeof selected !== 'number' || !edit.boxes[selected]}
          onClick={() => typeof selected === 'number' && editing.removeBox(selected)}
        >
          <Eraser {...ICON} />
          {words.removeBox}
        </Button>
        <Button variant="secondary" disabled={!canUndo} onClick={editing.undo}>
          <Undo2 {...ICON} />
          {words.undo}
        </Button>
      </div>
      <p id="photo-keys" className="mb-4 text-sm text-ink-soft">
        {words.keys}
      </p>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Column title={words.original}>
          <PhotoCanvas drawing={drawing} editing={editing} />
        </Column>
        <Column title={words.result}>
          <Preview
            canvas={result}
            label={words.result}
            className="mx-auto block max-h-[48dvh] max-w-full rounded-control"
          />
        </Column>
      </div>
      <TextField
        id="photo-description"
        className="mt-6"
        label={words.description}
        required
        maxLength={DESCRIPTION_MAX}
        hint={fill(words.descriptionHint, { max: DESCRIPTION_MAX })}
        autoComplete="off"
        value={description}
        onChange={({ target }) => change(() => ({ description: target.value }))}
      />
      {question === 'publish' && (
        <ConfirmDialog
          title={words.allCovered}
          danger={false}
          confirm={words.publish}
          confirming={words.publishing}
          cancel={words.lookAgain}
          busy={publishing.isPending}
          onConfirm={() => publishing.mutate()}
          onClose={() => setQuestion(null)}
        >
          <p>{words.alsoCheck}</p>
          <Preview canvas={result} label={words.result} className="mx-auto mt-4 block max-h-[40dvh] max-w-full" />
        </ConfirmDialog>
      )}
      {question === 'leave' && (
        <ConfirmDialog
          title={words.discardQuestion}
          confirm={words.discard}
          cancel={words.keepEditing}
          onConfirm={onDone}
          onClose={() => setQuestion(null)}
        >
          {words.nothingSaved}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-[0.9375rem] font-semibold">{title}</h3>
      {children}
    </section>
  );
}
