/** The question for the briefing; shows its public form before it is sent (C17.2). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { copyText } from '../../../../domain/reports/labels/placeholders.ts';
import { SHORT_TEXT_MAX } from '../../../../domain/text/limits.ts';
import { normaliseText } from '../../../../domain/text/normalise.ts';
import type { User } from '../../../../domain/users/user.ts';
import { fieldErrors, toastFailure } from '../../../components/api-failure.ts';
import { useStoredDraft } from '../../../components/saving/drafts.ts';
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx';
import { DraftDialog } from '../../../ui/dialogs/draft-dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { checkQuestion, suggest, suggestionOf } from './api.ts';
import { type CheckedQuestion, isAsWritten, type NameAnswer, withoutNames } from './possible-names.ts';
import * as words from './words/en.ts';

type Answers = Record<number, NameAnswer>;
type Props = { id: string; user: User; question: string | null; onClose: () => void };

/** Every possible name must be decided before sending. */
export function SuggestDialog({ id, user, question: saved, onClose }: Props) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useStoredDraft<string>([user.id, 'briefing-question', id]);
  const question = draft ?? saved ?? '';
  const [lastChecked, setLastChecked] = useState<CheckedQuestion | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const text = normaliseText(question);
  // The question may have changed while an earlier one was being checked.
  const checked = lastChecked?.question === text ? lastChecked : null;
  const leave = () => {
    setDraft(undefined);
    onClose();
  };
  const suggesting = useMutation({
    /** False if something needs review first. */
    mutationFn: async (): Promise<boolean> => {
      if (checked === null && text !== null) {
        const result = await checkQuestion(id, text);
        if (!isAsWritten(result)) {
          setLastChecked(result);
          return false;
        }
      }
      await suggest(id, checked ? withoutNames(checked, answers) : text);
      return true;
    },
    onSuccess: async (isDone) => {
      if (!isDone) return;
      await queryClient.invalidateQueries({ queryKey: suggestionOf(id).queryKey });
      leave();
      toast({ title: words.suggested });
    },
    onError: (problem) => toastFailure(words.failed, problem, words.failedText),
  });
  const hasUndecided = checked?.names.some((_, index) => answers[index] === undefined) ?? false;
  return (
    <DraftDialog
      hasDraft={draft !== undefined}
      title={words.suggest}
      description={words.explained}
      submit={words.send}
      submitting={words.sending}
      busy={suggesting.isPending}
      staysEditable
      reason={hasUndecided ? words.answerFirst : null}
      onSubmit={() => suggesting.mutate()}
      onClose={leave}
    >
      <TextField
        id="briefing-question"
        label={words.question}
        hint={words.questionHint}
        maxLength={SHORT_TEXT_MAX}
        value={question}
        error={fieldErrors(suggesting.error)['question']}
        onChange={({ target }) => {
          setDraft(target.value === (saved ?? '') ? undefined : target.value);
          setAnswers({});
        }}
      />
      {checked && <CheckResult checked={checked} answers={answers} onAnswer={setAnswers} />}
    </DraftDialog>
  );
}

type CheckResultProps = { checked: CheckedQuestion; answers: Answers; onAnswer: (answers: Answers) => void };

function CheckResult({ checked: { question, shown, names }, answers, onAnswer }: CheckResultProps) {
  return (
    <div role="status" className="grid gap-4">
      {shown !== question && (
        <p>
          {words.willShow} <strong className="wrap-anywhere">{copyText(shown)}</strong>
        </p>
      )}
      {names.length > 0 && <p className="text-ink-soft">{words.possibleNames}</p>}
      {names.map(({ start, end }, index) => (
        <SegmentedControl
          key={start}
          label={question.slice(start, end)}
          options={words.answers}
          value={answers[index] ?? null}
          onChange={(answer) => onAnswer({ ...answers, [index]: answer })}
        />
      ))}
    </div>
  );
}
