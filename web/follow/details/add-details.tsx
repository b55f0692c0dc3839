/** Adds fields left empty at first (C15.7); the form loads on demand. */
import { ListPlus } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { NO_CONNECTION } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import type { DetailsProps } from '../api.ts';
import { detailsDraft, photosDraft } from '../tab-drafts.ts';
import * as words from '../words/en.ts';

/** Opens at once if a reload left something unsent. */
export function AddDetails(props: DetailsProps) {
  const [Form, setForm] = useState<ComponentType<DetailsProps> | null>(null);
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState('');
  const open = async () => {
    setLoading(true);
    setError('');
    try {
      const { DetailsForm } = await import('./details-form.tsx');
      setForm(() => DetailsForm);
    } catch {
      setError(NO_CONNECTION);
    }
    setLoading(false);
  };
  const openIfDraft = useEffectEvent(() => {
    if (detailsDraft.read() + photosDraft.read() !== '') void open();
  });
  useEffect(() => openIfDraft(), []);
  return (
    <section aria-labelledby="details" className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
      <h2 id="details" className="text-heading">
        {words.details}
      </h2>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">{words.detailsHint}</p>
      {Form ? (
        <Form {...props} />
      ) : (
        <>
          <p role="alert" className="mt-2 font-medium text-danger empty:hidden">
            {error}
          </p>
          <Button variant="secondary" className="mt-4" busy={loading && words.openingLabel} onClick={open}>
            <ListPlus aria-hidden="true" className="size-4" />
            {words.addDetails}
          </Button>
        </>
      )}
    </section>
  );
}
