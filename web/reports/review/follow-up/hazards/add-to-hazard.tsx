/** Adds a report to an existing or new hazard of its club (C18.3). */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Hazard } from '../../../../../domain/hazards/hazard.ts';
import { classOf, levelLabel } from '../../../../../domain/hazards/level.ts';
import type { User } from '../../../../../domain/users/user.ts';
import { hasCode, toastFailure } from '../../../../components/api-failure.ts';
import { changeHazard, hazardsOfClub, refetchHazard } from '../../../../components/hazards/api.ts';
import { AddHazardDialog } from '../../../../components/hazards/form/hazard-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Picker } from '../../../../ui/picker/picker.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import * as words from './words/en.ts';

type Props = { report: { id: string; clubId: string }; user: User; linked: readonly Hazard[]; onClose: () => void };

/** Retries once after a conflict. */
function useAdding(reportId: string, onDone: () => void) {
  const queryClient = useQueryClient();
  const addTo = async (id: string) => {
    const { reports, revision } = await refetchHazard(queryClient, id);
    return changeHazard(queryClient, id, { reports: [...reports, reportId], revision });
  };
  return useMutation({
    mutationFn: addTo,
    retry: (tries, problem) => tries === 0 && hasCode(problem, 'hazards/changed'),
    onSuccess: ({ title }) => {
      onDone();
      toast({ title: words.added, description: title });
    },
    onError: (problem) => toastFailure(words.notAdded, problem, words.couldNotBeAdded),
  });
}

export function AddToHazard({ report, user, linked, onClose }: Props) {
  const { data } = useQuery(hazardsOfClub(report.clubId));
  const [selected, setSelected] = useState('');
  const [isNew, setNew] = useState(false);
  const adding = useAdding(report.id, onClose);
  const options = (data ?? [])
    .filter(({ id, state }) => state !== 'closed' && !linked.some((each) => each.id === id))
    .map(({ id, title, severity, likelihood }) => ({
      value: id,
      label: title,
      hint: levelLabel(classOf(severity * likelihood)),
    }));
  if (isNew) return <AddHazardDialog user={user} report={report} onClose={onClose} />;
  return (
    <FormDialog
      title={words.addToHazard}
      description={words.chooseOrAdd}
      submit={words.add}
      submitting={words.adding}
      busy={adding.isPending}
      reason={selected === '' ? words.pleaseChoose : null}
      onSubmit={() => adding.mutate(selected)}
      onClose={onClose}
    >
      {data && options.length === 0 ? (
        <p className="text-ink-soft">{words.noHazards}</p>
      ) : (
        <Field id="add-to-hazard" label={words.hazard}>
          {(control) => (
            <Picker
              control={control}
              options={options}
              value={selected}
              onChange={setSelected}
              placeholder={data ? words.chooseHazard : words.loading}
            />
          )}
        </Field>
      )}
      <Button variant="secondary" className="justify-self-start" onClick={() => setNew(true)}>
        <Plus aria-hidden="true" className="size-4" />
        {words.newHazard}
      </Button>
    </FormDialog>
  );
}
