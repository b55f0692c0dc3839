/** Previews an import before anything is stored (C12.7). */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { importLabel } from '../../../domain/imports/columns.ts';
import type { ImportChange, ImportResult, ImportPreview as Preview } from '../../../domain/imports/import.ts';
import type { ValueMap } from '../../../domain/imports/values.ts';
import { fill, pluralText } from '../../../domain/language/text.ts';
import { failureText } from '../../api.ts';
import { hasCode } from '../../components/api-failure.ts';
import { clubName } from '../../components/clubs/club-name.ts';
import * as clubWords from '../../components/clubs/words/en.ts';
import { clubs } from '../../components/lookups.ts';
import { changedFields } from '../../components/saving/changed-fields.ts';
import { Button } from '../../ui/button.tsx';
import { changeImport, confirmImport } from '../api.ts';
import { Progress } from '../progress.tsx';
import { RecentImports } from '../recent-imports.tsx';
import { ColumnsTable } from './columns-table.tsx';
import type { ChangeDraft, ImportDraft } from './import-draft.ts';
import { BadRows, KnownRows } from './row-lists.tsx';
import { Sample } from './sample.tsx';
import { type UndatedAnswer, undatedChoice } from './undated-answer.ts';
import { UndatedChoice } from './undated-choice.tsx';
import { WordChoices } from './word-choices.tsx';
import * as words from './words/en.ts';

type Props = {
  draft: ImportDraft;
  onChange: ChangeDraft;
  onStoring: () => void;
  onRestore: () => void;
  onDone: (imported: number) => void;
  onBack: () => void;
};

export function ImportPreview({ draft, onChange, onStoring, onRestore, onDone, onBack }: Props) {
  const queryClient = useQueryClient();
  const { preview, name, clubId, chosenWords, undatedAnswer, unsaved } = draft;
  const update = useMutation({
    // Serialised, so that the last response belongs to the last choice.
    scope: { id: 'import-preview' },
    mutationFn: (change: ImportChange) => changeImport(preview.id, change),
    onSuccess: (next, sent) => onChange((latest) => ({ preview: next, unsaved: changedFields(sent, latest.unsaved) })),
  });
  /** Sends what failed before as well. */
  const save = (change: ImportChange, choice: Partial<ImportDraft> = {}) => {
    const all = { ...unsaved, ...change };
    onChange(() => ({ ...choice, unsaved: all }));
    if (storing.isError) storing.reset();
    update.mutate(all);
  };
  const isUnsaved = Object.keys(unsaved).length > 0;
  const saveKept = useEffectEvent(() => {
    if (isUnsaved) save({});
  });
  // Kept when the session ended or the page was left.
  useEffect(() => saveKept(), []);
  const undatedChosen = undatedChoice(undatedAnswer);
  const { id, rows, bad, known, sample, undated, values } = preview;
  const storing = useMutation({
    mutationFn: () => confirmImport(id, bad.length > 0),
    onMutate: onStoring,
    onError: onRestore,
    onSuccess: async ({ imported }: ImportResult) => {
      await queryClient.invalidateQueries();
      onDone(imported);
    },
  });
  const hasNarrative = preview.columns.some(({ field }) => field === 'narrative');
  const leftOut = bad.length + (undatedChosen === 'leave-out' ? undated : 0);
  const importable = rows - known.length - leftOut;
  const mustChoose = undated > 0 && undatedChosen === null;
  const answerUndated = (answer: UndatedAnswer) => {
    const choice = undatedChoice(answer);
    if (choice !== null) return save({ undated: choice }, { undatedAnswer: answer });
    const { undated: _, ...others } = unsaved;
    onChange(() => ({ undatedAnswer: answer, unsaved: others }));
    if (update.isError && Object.keys(others).length === 0) update.reset();
  };
  const chooseWords = (chosen: ValueMap) => save({ values: withoutKept(chosen) }, { chosenWords: chosen });
  const isBusy = update.isPending || storing.isPending;
  // The server does not know these choices.
  const { columns = preview.columns, dayOrder = preview.dayOrder } = unsaved;
  const error = storing.error ?? update.error;
  const isGone = hasCode(error, 'imports/not-found');
  return (
    <>
      <section className="rounded-card border border-line bg-surface shadow-card" aria-labelledby="import-look">
        <div className="grid gap-6 px-5 py-5 sm:px-6">
          <div>
            <h2 id="import-look" className="text-heading wrap-anywhere">
              {fill(words.previewOf, { name })}
            </h2>
            {clubId !== '' && <ClubLine clubId={clubId} />}
            <p role="status" className="mt-2 text-[0.9375rem] text-ink-soft">
              {update.isPending ? words.readingAgain : summary(importable, preview)}
            </p>
          </div>
          <ColumnsTable {...{ columns, dayOrder, isBusy }} onChange={save} />
          {!hasNarrative && (
            <p className="max-w-[68ch] font-medium text-danger">
              {fill(words.chooseNarrative, { field: importLabel('narrative'), group: words.whatEachColumnIs })}
            </p>
          )}
          {undated > 0 && <UndatedChoice undated={undated} answer={undatedAnswer} onAnswer={answerUndated} />}
          {Object.keys(values).length > 0 && (
            <WordChoices values={withChoices(values, chosenWords)} onChange={chooseWords} />
          )}
          {sample.length > 0 && <Sample sample={sample} />}
          {hasNarrative && bad.length > 0 && <BadRows bad={bad} />}
          {known.length > 0 && <KnownRows known={known} />}
          {error && (
            <div role="alert" className="flex flex-wrap items-center gap-4">
              <p className="font-medium wrap-anywhere text-danger">{isGone ? words.importGone : failureText(error)}</p>
              {isUnsaved && !isGone && (
                <Button variant="secondary" onClick={() => save({})}>
                  {words.tryAgain}
                </Button>
              )}
            </div>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
          {storing.isPending ? (
            <div className="mr-auto w-full">
              <Progress>{pluralText(words.importingReports, importable)}</Progress>
            </div>
          ) : (
            // After a lost response it may be imported.
            !error && (
              <p className="mr-auto max-w-[52ch] text-sm text-ink-soft max-sm:w-full">
                {mustChoose ? words.chooseForUndated : words.nothingImportedYet}
              </p>
            )
          )}
          <Button variant="secondary" disabled={isBusy} onClick={onBack}>
            {words.startAgain}
          </Button>
          <Button
            disabled={isBusy || isUnsaved || isGone || importable === 0 || mustChoose}
            busy={storing.isPending && words.importing}
            onClick={() => storing.mutate()}
          >
            {leftOut > 0
              ? pluralText(words.leaveOutRows, leftOut, { andImport: pluralText(words.andImport, importable) })
              : pluralText(words.importReports, importable)}
          </Button>
        </div>
      </section>
      {isGone && <RecentImports onUndone={onBack} />}
    </>
  );
}

/** The club that a super-admin chose. */
function ClubLine({ clubId }: { clubId: string }) {
  const { data } = useQuery(clubs);
  return (
    <p className="mt-2 font-medium wrap-anywhere">
      {fill(words.fieldName, { field: clubWords.club })} {clubName(data, clubId)}
    </p>
  );
}

/** Words that stay as they are need not be sent; a file may have thousands. */
const withoutKept = (chosen: ValueMap): ValueMap =>
  Object.fromEntries(
    Object.entries(chosen).map(([field, inFile]) => [
      field,
      Object.fromEntries(Object.entries(inFile).filter(([, value]) => value !== null)),
    ]),
  );

/** The server's values with choices made since, also to keep a word. */
const withChoices = (values: ValueMap, chosen: ValueMap): ValueMap =>
  Object.fromEntries(
    Object.entries(values).map(([field, inFile]) => [
      field,
      Object.fromEntries(
        Object.entries(inFile).map(([typed, value]) => {
          const choices = chosen[field] ?? {};
          return [typed, (Object.hasOwn(choices, typed) ? choices[typed] : value) ?? null];
        }),
      ),
    ]),
  );

function summary(importable: number, { rows, bad, known }: Preview): string {
  const parts = [pluralText(words.rowsInFile, rows), pluralText(words.canBeImported, importable)];
  if (bad.length > 0) parts.push(pluralText(words.cannotBeImported, bad.length));
  if (known.length > 0) parts.push(pluralText(words.importedBefore, known.length));
  return fill(words.summary, { parts: parts.join(' · ') });
}
