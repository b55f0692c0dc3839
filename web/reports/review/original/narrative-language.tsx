/** The report's language, and a dialog to correct it (C19.3). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { E5X_LANGUAGE_NAMES } from '../../../../domain/e5x/languages.ts';
import { placeLabel, sortedByLabel } from '../../../../domain/reports/labels/places.ts';
import { REPORT_TEXTS } from '../../../../domain/reports/report.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { fieldErrors, toastFailure } from '../../../components/api-failure.ts';
import { SelectOrType } from '../../../components/select-or-type/select-or-type.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { changeLanguage, refetchOpenReport, refetchPreview, showUpdatedReport } from '../api.ts';
import * as words from './words/en.ts';

export function NarrativeLanguage({ report }: { report: StaffReport }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {report.narrativeLanguage && placeLabel(report.narrativeLanguage)}
      <Button
        variant="quiet"
        aria-label={words.changeLanguage}
        className="-my-3 px-2 forced-colors:my-0"
        onClick={() => setOpen(true)}
      >
        {words.change}
      </Button>
      {isOpen && <LanguageDialog report={report} onClose={() => setOpen(false)} />}
    </>
  );
}

function LanguageDialog({ report, onClose }: { report: StaffReport; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [language, setLanguage] = useState(report.narrativeLanguage ?? '');
  const changing = useMutation({
    mutationFn: async () => {
      await refetchOpenReport(queryClient, report.id);
      return changeLanguage(report.id, language);
    },
    onSuccess: async (changed) => {
      await Promise.all([showUpdatedReport(queryClient, changed), refetchPreview(queryClient, report.id)]);
      onClose();
      toast({ title: words.languageSaved });
    },
    onError: (problem) => toastFailure(words.languageFailed, problem, words.languageFailedSentence),
  });
  return (
    <FormDialog
      title={words.languageOfReport}
      description={words.languageExplained}
      submit={words.saveLanguage}
      submitting={words.saving}
      busy={changing.isPending}
      reason={language.trim() === '' ? words.enterLanguage : null}
      onSubmit={() => changing.mutate()}
      onClose={onClose}
    >
      <SelectOrType
        id="report-language"
        label={REPORT_TEXTS.narrativeLanguage.label}
        options={sortedByLabel(E5X_LANGUAGE_NAMES)}
        labelOf={placeLabel}
        value={language}
        error={fieldErrors(changing.error)['narrativeLanguage']}
        onChange={setLanguage}
      />
    </FormDialog>
  );
}
