/** A form of the fields still empty (C15.7). Earlier answers are not available here. */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pluralText } from '../../../domain/language/text.ts';
import type { DetailField } from '../../../domain/receipt/details.ts';
import { ApiError, failureText } from '../../api.ts';
import { fieldErrors } from '../../components/api-failure.ts';
import { withBadInput } from '../../components/bad-input/with-bad-input.ts';
import { commonFields } from '../../components/lookups.ts';
import { LostNote } from '../../components/lost-files/lost-note.tsx';
import { photosLost } from '../../components/lost-files/words/en.ts';
import { arePhotosRefused, withPhotos } from '../../components/photos/claim.ts';
import { PhotoPicker } from '../../components/photos/upload.ts';
import { photos as photosTitle } from '../../components/photos/words/en.ts';
import { FieldControl } from '../../components/report-fields/field-control.tsx';
import { type Control, FORM_SECTIONS, fieldLabel, NO_LISTS } from '../../components/report-fields/sections.ts';
import { randomUuid } from '../../components/saving/random-uuid.ts';
import { Button } from '../../ui/button.tsx';
import { addDetails, type DetailsProps, isUnknown } from '../api.ts';
import {
  type DetailErrors,
  type Details,
  detailErrors,
  detailsToSend,
  readDetailsDraft,
  writeDetailsDraft,
} from './details-draft.ts';
import { usePhotoBox } from './use-photo-box.ts';
import * as words from './words/en.ts';

type DetailControl = { field: DetailField } & Omit<Control, 'field'>;
const SECTIONS: readonly { id: string; title: string; controls: readonly DetailControl[] }[] = [
  { id: 'story', title: words.story, controls: [{ field: 'headline', hint: words.headlineHint }] },
  ...(FORM_SECTIONS as readonly { id: string; title: string; controls: readonly DetailControl[] }[]),
];

/** Sections with at least one of these fields. */
const sectionsOf = (fields: readonly DetailField[]) =>
  SECTIONS.map((section) => ({
    ...section,
    controls: section.controls.filter(({ field }) => fields.includes(field)),
  })).filter(({ controls }) => controls.length > 0);

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`details-${id}`}>
      <h3 id={`details-${id}`} className="mb-3 font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

export function DetailsForm({ credential, keepsDraft, onUnsent, onEnded }: DetailsProps) {
  const [empty, setEmpty] = useState<readonly DetailField[] | null>(null);
  const [values, setValues] = useState<Details>(() => (keepsDraft ? readDetailsDraft() : {}));
  const [errors, setErrors] = useState<DetailErrors>({});
  const [failure, setFailure] = useState('');
  const [isClosed, setClosed] = useState(false);
  const [message, setMessage] = useState('');
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** Idempotency-Key, until an answer arrives. */
  const key = useRef(randomUuid());
  const { data, isError } = useQuery(commonFields);
  const lists = data ?? (isError ? NO_LISTS : undefined);
  const { box, photos, lost } = usePhotoBox(keepsDraft);
  const isUnsent =
    photos.some(({ state }) => state !== 'unreadable') || Object.values(values).some((text) => text !== '');
  useEffect(() => onUnsent(isUnsent), [onUnsent, isUnsent]);
  useEffect(() => writeDetailsDraft(keepsDraft ? values : {}), [keepsDraft, values]);

  const showErrors = (next: DetailErrors) => {
    flushSync(() => setErrors(next));
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  const handleFailure = (problem: unknown) => {
    if (isUnknown(problem)) return onEnded();
    setFailure((arePhotosRefused(problem) && problem.errors?.[0]?.message) || failureText(problem));
    if (problem instanceof ApiError) showErrors(fieldErrors(problem));
    // Too late to add: the input can be copied into a message.
    if (problem instanceof ApiError && problem.code === 'receipt/published') {
      box.clear();
      setEmpty((old) => old ?? []);
      setClosed(true);
    }
  };
  /** Resolves to whether it succeeded. */
  const sendDetails = async (details: Details) => {
    setSending(true);
    setFailure('');
    try {
      const remaining = await withPhotos(box, async (uploads) => {
        // The reason is shown beside the photo.
        const isNothing = box.items().length > 0 && uploads.length === 0 && Object.keys(details).length === 0;
        return isNothing ? null : addDetails(credential, details, { uploads, key: key.current });
      });
      if (remaining === null) return false;
      key.current = randomUuid();
      setEmpty(remaining.empty);
      return true;
    } catch (problem) {
      // A field in an inert form cannot get the focus.
      flushSync(() => setSending(false));
      handleFailure(problem);
      return false;
    } finally {
      setSending(false);
    }
  };
  const loadEmptyFields = useEffectEvent(() => void sendDetails({}));
  useEffect(() => loadEmptyFields(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setMessage('');
    const details = detailsToSend(withBadInput(values), lists ?? NO_LISTS);
    if (Object.keys(details).length === 0 && photos.length === 0) return setFailure(words.nothingYet);
    const errors = detailErrors(details);
    if (Object.keys(errors).length > 0) return showErrors(errors);
    if (!(await sendDetails(details))) return;
    for (const { key, state } of box.items()) if (state === 'sent') box.remove(key);
    setValues({});
    setMessage(words.added);
  };
  const change = (field: DetailField) => (text: string) => {
    setValues((old) => ({ ...old, [field]: text }));
    setErrors(({ [field]: _solved, ...others }) => others);
    setFailure('');
    setMessage('');
  };
  const dismissLost = () => {
    box.dismissLost();
    form.current?.querySelector<HTMLElement>('[type=file][multiple] + button')?.focus();
  };
  const isOpen = empty !== null && !isClosed;
  return (
    <form method="post" ref={form} noValidate autoComplete="off" onSubmit={submit} className="mt-5 grid gap-6">
      <div inert={sending} className="grid gap-6 empty:hidden">
        {sectionsOf(empty ?? []).map(({ id, title, controls }) => (
          <Section key={id} id={id} title={title}>
            <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
              {controls.map((control) => (
                <FieldControl
                  key={control.field}
                  control={control}
                  label={fieldLabel(control.field, values)}
                  value={values[control.field] ?? ''}
                  error={errors[control.field]}
                  onChange={change(control.field)}
                  lists={lists}
                />
              ))}
            </div>
          </Section>
        ))}
        {isOpen && (
          <Section id="photos" title={photosTitle}>
            <div className="grid gap-4">
              {lost > 0 && <LostNote text={pluralText(photosLost, lost)} onDismiss={dismissLost} />}
              <PhotoPicker box={box} />
            </div>
          </Section>
        )}
      </div>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {failure}
      </p>
      <p role="status" className="font-medium text-good empty:hidden">
        {message || (empty === null && sending ? words.asking : '')}
      </p>
      {empty?.length === 0 && isOpen && <p className="text-ink-soft">{words.nothingLeft}</p>}
      {empty === null && !sending && (
        <Button variant="secondary" onClick={() => void sendDetails({})} className="justify-self-start">
          {words.again}
        </Button>
      )}
      {isOpen && (
        <Button type="submit" busy={sending && words.sending} className="justify-self-start">
          {words.send}
        </Button>
      )}
    </form>
  );
}
