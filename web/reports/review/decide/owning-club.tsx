/** The owning club; super-admins can reassign it (C4.4). */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fill } from '../../../../domain/language/text.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { fieldErrors, toastFailure } from '../../../components/api-failure.ts';
import { clubName, UNKNOWN_CLUB } from '../../../components/clubs/club-name.ts';
import { clubs } from '../../../components/lookups.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { reassignReport, refetchOpenReport, showUpdatedReport } from '../api.ts';
import * as words from './words/en.ts';

export function OwningClub({ report }: { report: StaffReport }) {
  const { data } = useQuery(clubs);
  const [isOpen, setOpen] = useState(false);
  const name = clubName(data, report.clubId);
  return (
    <div className="mb-6 flex items-center justify-between gap-x-4 rounded-card border border-line bg-ground py-2 pr-2 pl-4">
      <p className="min-w-0 text-[0.9375rem] wrap-anywhere">
        <span className="text-ink-soft">{words.club}</span>
        <span className={`font-medium ${name === UNKNOWN_CLUB ? 'text-serious' : ''}`}>{name}</span>
      </p>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {words.reassign}
      </Button>
      {isOpen && <ReassignDialog report={report} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ReassignDialog({ report, onClose }: { report: StaffReport; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { data = [] } = useQuery(clubs);
  const [clubId, setClubId] = useState('');
  const others = data.filter(({ id }) => id !== report.clubId);
  const reassigning = useMutation({
    mutationFn: async () => {
      await refetchOpenReport(queryClient, report.id);
      return reassignReport(report.id, clubId);
    },
    onSuccess: async (changed) => {
      await showUpdatedReport(queryClient, changed);
      // Its actions, hazards and deadlines change too.
      void queryClient.invalidateQueries();
      onClose();
      toast({
        title: words.reassigned,
        description: fill(words.nowBelongsTo, { club: clubName(data, changed.clubId) }),
      });
    },
    onError: (problem) => toastFailure(words.reassignFailed, problem, words.reassignFailedSentence),
  });
  return (
    <FormDialog
      title={words.reassignReport}
      description={words.reassignExplained}
      submit={words.reassignReport}
      submitting={words.reassigning}
      busy={reassigning.isPending}
      reason={clubId === '' ? words.pleaseSelectClub : null}
      onSubmit={() => reassigning.mutate()}
      onClose={onClose}
    >
      <SelectField
        id="new-club"
        label={words.newClub}
        error={fieldErrors(reassigning.error)['clubId']}
        value={clubId}
        onChange={({ target }) => setClubId(target.value)}
        data-autofocus
      >
        <option value="">{words.selectClub}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
