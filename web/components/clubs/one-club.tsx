/** The choice of one club of all, for who may act for any: a super-admin alone sees it. */
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../layouts/staff/notice.tsx';
import { SelectField } from '../../ui/field.tsx';
import { clubs } from '../lookups.ts';
import * as words from './words/en.ts';

type Props = {
  id: string;
  /** The id of the club; empty where none is chosen yet. */
  value: string;
  onChange: (clubId: string) => void;
  className?: string;
};

/** The clubs by name, as they arrive; a failure is said, with a way to try again. */
export function OneClub({ id, value, onChange, className = 'max-w-md' }: Props) {
  const { data, isError, refetch } = useQuery(clubs);
  if (isError) return <LoadFailure retry={refetch}>{words.clubsNotLoaded}</LoadFailure>;
  return (
    <SelectField {...{ id, value, className }} label={words.club} onChange={({ target }) => onChange(target.value)}>
      <option value="">{data ? words.selectClub : words.loadingClubs}</option>
      {data?.map((club) => (
        <option key={club.id} value={club.id}>
          {club.name}
        </option>
      ))}
    </SelectField>
  );
}
