import { useQuery } from '@tanstack/react-query';
import { FileText, Printer } from 'lucide-react';
import { useId } from 'react';
import { reachOf } from '../../domain/permissions.ts';
import type { User } from '../../domain/users/user.ts';
import { ClubSelect } from '../components/clubs/club-select.tsx';
import { wrongFilters } from '../components/filters/wrong-filters.ts';
import { LoadFailure, Notice } from '../layouts/staff/notice.tsx';
import { StaffLayout } from '../layouts/staff/staff-layout.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';
import { type AnnualSelection, annual } from './api.ts';
import { Paper } from './paper.tsx';
import { useUrlState } from './url-state.ts';
import * as words from './words/en.ts';
import { YearOptions } from './years.tsx';

const LOADING = <Notice Icon={FileText}>{words.loadingYear}</Notice>;

export default function AnnualPage() {
  return (
    <StaffLayout
      title={words.annualReport}
      subtitle={words.forWhom}
      needs="review reports"
      denied={words.noStaffRights}
      waiting={LOADING}
    >
      {(user) => <Year user={user} />}
    </StaffLayout>
  );
}

function Year({ user }: { user: User }) {
  const [selection, change] = useUrlState();
  const choosesClub = reachOf(user.role, 'review reports') === 'all';
  const hasClub = !choosesClub || selection.clubId !== '';
  const { data, error, refetch } = useQuery({ ...annual(selection), enabled: hasClub });
  const wrong = wrongFilters(error);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Choices {...{ selection, change, choosesClub }} canPrint={data !== undefined} />
      {!hasClub && <Notice Icon={FileText}>{words.chooseClub}</Notice>}
      {hasClub && data && <Paper annual={data} />}
      {hasClub && !data && wrong && <Notice Icon={FileText}>{wrong.join(' ')}</Notice>}
      {hasClub && !data && error && !wrong && <LoadFailure retry={refetch}>{words.yearNotLoaded}</LoadFailure>}
      {hasClub && !data && !error && LOADING}
    </div>
  );
}

type ChoicesProps = {
  selection: AnnualSelection;
  change: (change: Partial<AnnualSelection>) => void;
  choosesClub: boolean;
  canPrint: boolean;
};

function Choices({ selection, change, choosesClub, canPrint }: ChoicesProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-end gap-4 print:hidden">
      {choosesClub && (
        <ClubSelect
          id={`${id}-club`}
          className="max-w-full"
          value={selection.clubId}
          onChange={(clubId) => change({ clubId })}
        />
      )}
      <SelectField
        id={`${id}-year`}
        label={words.year}
        value={selection.year}
        onChange={({ target }) => change({ year: target.value })}
      >
        <YearOptions selected={selection.year} thisYear={new Date().getUTCFullYear()} />
      </SelectField>
      <SelectField
        id={`${id}-edition`}
        className="max-w-full"
        label={words.edition}
        value={selection.edition}
        onChange={({ target }) => change({ edition: target.value === 'members' ? 'members' : 'team' })}
      >
        <option value="team">{words.editions.team}</option>
        <option value="members">{words.editions.members}</option>
      </SelectField>
      <Button disabled={!canPrint} onClick={() => print()}>
        <Printer aria-hidden="true" className="size-4" />
        {words.saveAsPdf}
      </Button>
    </div>
  );
}
