/** Selects an existing club; no free entry. */
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Field, type FieldProps } from '../../ui/field.tsx';
import { Picker } from '../../ui/picker/picker.tsx';
import { clubs } from '../lookups.ts';
import * as words from './words/en.ts';

type Props = FieldProps & { value: string; onChange: (clubId: string) => void };

export function ClubChoice({ value, onChange, ...field }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(clubs);
  return (
    <>
      <Field {...field}>
        {(control) => (
          <Picker
            control={control}
            options={(data ?? []).map(({ id, name, location }) => ({
              value: id,
              label: name,
              ...(location ? { hint: location } : {}),
            }))}
            value={value}
            onChange={onChange}
            placeholder={isFetching ? words.loadingClubs : words.selectClub}
          />
        )}
      </Field>
      {isError && (
        <p role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-[0.9375rem] text-danger">
          {words.notLoaded}
          <Button variant="secondary" onClick={() => refetch()}>
            {words.loadAgain}
          </Button>
        </p>
      )}
    </>
  );
}
