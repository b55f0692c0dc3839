/** The language that a report is written in, and the way to correct it (contract C19.3). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LANGUAGE_NAMES } from '../../../../domain/e5x/languages.ts';
import { REPORT_TEXTS } from '../../../../domain/reports/report.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { fieldErrors, toastFailure } from '../../../components/api-failure.ts';
import { SelectOrType } from '../../../components/select-or-type/select-or-type.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { changeLanguage, previewAnew, showChanged } from '../api.ts';

const WORDS = {
  change: 'Change',
  changeWhat: 'Change the language of the report',
  title: 'Language of the report',
  explanation: 'Names are found by the rules of this language, and the file for the authority names it.',
  submit: 'Save language',
  submitting: 'Saving...',
  required: 'Please name a language',
  done: 'Language saved',
  failed: 'Failed to save the language',
};

/** The language, as a value among the others. */
export function NarrativeLanguage({ report }: { report: StaffReport }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {report.narrativeLanguage}
      <Button variant="quiet" aria-label={WORDS.changeWhat} className="-my-3 px-2" onClick={() => setOpen(true)}>
        {WORDS.change}
      </Button>
      {open && <LanguageDialog report={report} onClose={() => setOpen(false)} />}
    </>
  );
}

function LanguageDialog({ report, onClose }: { report: StaffReport; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [language, setLanguage] = useState(report.narrativeLanguage ?? '');
  const changing = useMutation({
    mutationFn: () => changeLanguage(report.id, language),
    onSuccess: async (changed) => {
      await Promise.all([showChanged(queryClient, changed), previewAnew(queryClient, report.id)]);
      onClose();
      toast({ title: WORDS.done });
    },
    onError: (problem) => toastFailure(WORDS.failed, problem, `${WORDS.failed}.`),
  });
  return (
    <FormDialog
      title={WORDS.title}
      description={WORDS.explanation}
      submit={WORDS.submit}
      submitting={WORDS.submitting}
      busy={changing.isPending}
      reason={language.trim() === '' ? WORDS.required : null}
      onSubmit={() => changing.mutate()}
      onClose={onClose}
    >
      <SelectOrType
        id="report-language"
        label={REPORT_TEXTS.narrativeLanguage.label}
        options={LANGUAGE_NAMES}
        value={language}
        error={fieldErrors(changing.error)['narrativeLanguage']}
        onChange={setLanguage}
      />
    </FormDialog>
  );
}
