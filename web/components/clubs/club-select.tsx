/** A super-admin's club selector. */
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../layouts/staff/notice.tsx';
import { SelectField } from '../../ui/field.tsx';
import { clubs } from '../lookups.ts';
import * as words from './words/en.ts';

type Props = {
  id: string;
  /** Empty until chosen. */
  value: string;
  onChange: (clubId: string) => void;
  disabled?: boolean;
  className?: string;
};

export function ClubSelect({ id, value, onChange, disabled, className = 'max-w-md' }: Props) {
  const { data, isError, refetch } = useQuery(clubs);
  if (isError) return <LoadFailure retry={refetch}>{words.clubsNotLoaded}</LoadFailure>;
  return (
    <SelectField
      {...{ id, value, disabled, className }}
      label={words.club}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{data ? words.selectClub : words.loadingClubs}</option>
      {data?.map((club) => (
        <option key={club.id} value={club.id}>
          {club.name}
        </option>
      ))}
    </SelectField>
  );
}
