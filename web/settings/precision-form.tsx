/** The default precision of a club's copies (C5.5). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Precision } from '../../domain/reports/public/precision.ts';
import { toastFailure } from '../components/api-failure.ts';
import { PrecisionFields } from '../components/precision/precision-fields.tsx';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast/toast.ts';
import { savePrecision } from './api.ts';
import * as words from './words/en.ts';

/** Keeps the choice until it is saved. */
export function PrecisionForm({ clubId, saved }: { clubId: string; saved: Precision }) {
  const id = useId();
  const queryClient = useQueryClient();
  const [precision, setPrecision] = useState(saved);
  const saving = useMutation({
    mutationFn: () => savePrecision(queryClient, clubId, precision),
    onSuccess: () => toast({ title: words.settingsSaved, description: words.copiesFromNow }),
    onError: (problem) => toastFailure(words.savingFailed, problem, words.failedToSave),
  });
  const isUnchanged = JSON.stringify(precision) === JSON.stringify(saved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending && !isUnchanged) saving.mutate();
  };
  return (
    <form
      method="post"
      aria-labelledby={`${id}-title`}
      onSubmit={submit}
      className="rounded-card border border-line bg-surface shadow-card"
    >
      <div className="grid grid-cols-1 gap-6 px-5 py-5 sm:px-6">
        <div className="max-w-[68ch]">
          <h2 id={`${id}-title`} className="text-heading">
            {words.whatCopiesTell}
          </h2>
          <p className="mt-2 text-[0.9375rem] text-ink-soft">{words.whyCoarse}</p>
        </div>
        <PrecisionFields value={precision} onChange={setPrecision} hasHints />
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
          {words.saveSettings}
        </Button>
      </div>
    </form>
  );
}
