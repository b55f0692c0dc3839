import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId } from 'react';
import { toastFailure } from '../components/api-failure.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast/toast.ts';
import * as words from './words/en.ts';

type Props = {
  title: string;
  description: string;
  children: ReactNode;
  isUnchanged: boolean;
  submit: string;
  save: (queryClient: QueryClient) => Promise<void>;
  /** What the message says after saving. */
  savedNote: string;
};

/** A card that saves one setting of a club; its fields are the children. */
export function ClubSettingForm({ title, description, children, isUnchanged, submit, save, savedNote }: Props) {
  const id = useId();
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: () => save(queryClient),
    onSuccess: () => toast({ title: words.settingsSaved, description: savedNote }),
    onError: (problem) => toastFailure(words.savingFailed, problem, words.failedToSave),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending && !isUnchanged) saving.mutate();
  };
  return (
    <form
      method="post"
      aria-labelledby={`${id}-title`}
      onSubmit={handleSubmit}
      className="rounded-card border border-line bg-surface shadow-card"
    >
      <div className="grid grid-cols-1 gap-6 px-5 py-5 sm:px-6">
        <div className="max-w-[68ch]">
          <h2 id={`${id}-title`} className="text-heading">
            {title}
          </h2>
          <p className="mt-2 text-[0.9375rem] text-ink-soft">{description}</p>
        </div>
        {children}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3 border-t border-line px-5 py-4 sm:px-6">
        <p id={`${id}-reason`} className="text-sm text-ink-soft empty:hidden">
          {isUnchanged && !saving.isPending && words.nothingChanged}
        </p>
        <Button
          type="submit"
          busy={saving.isPending && words.saving}
          disabled={isUnchanged}
          aria-describedby={`${id}-reason`}
        >
          {submit}
        </Button>
      </div>
    </form>
  );
}
