import { useQuery } from '@tanstack/react-query';
import { Plus, ShieldAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { STATE_FILTERS } from '../../domain/hazards/register.ts';
import { fill } from '../../domain/language/text.ts';
import type { User } from '../../domain/users/user.ts';
import { ExportCsv } from '../components/files/export-csv.tsx';
import { exportUrl, hazard as oneHazard } from '../components/hazards/api.ts';
import { AddHazardDialog, ChangeHazardDialog } from '../components/hazards/form/hazard-dialog.tsx';
import * as hazardWords from '../components/hazards/words/en.ts';
import { Notice } from '../layouts/staff/notice.tsx';
import { StaffLayout } from '../layouts/staff/staff-layout.tsx';
import { Button } from '../ui/button.tsx';
import { Tabs, tabId } from '../ui/tabs.tsx';
import { toast } from '../ui/toast/toast.ts';
import { HazardGrid } from './hazard-grid.tsx';
import { HazardRegister } from './hazard-register.tsx';
import { PrintRegister } from './print-register.tsx';
import { closeHazard, filterHazards, openHazard, useUrlState } from './url-state.ts';
import * as words from './words/en.ts';

const PANEL = 'hazards';

export default function HazardsPage() {
  return (
    <StaffLayout
      title={hazardWords.hazards}
      subtitle={words.whatCouldGoWrong}
      needs="review reports"
      denied={words.noStaffRights}
      waiting={<Notice Icon={ShieldAlert}>{words.loadingHazards}</Notice>}
    >
      {(user) => <Hazards user={user} />}
    </StaffLayout>
  );
}

/** Tabs at least as wide as a finger. */
const TABS = STATE_FILTERS.map((value) => ({
  value,
  label: <span className="inline-block min-w-8">{words.states[value]}</span>,
}));
const NO_CELL = { severity: '', likelihood: '' };

function Hazards({ user }: { user: User }) {
  const { hazard, ...filters } = useUrlState();
  const [adding, setAdding] = useState(false);
  const { state, severity, likelihood } = filters;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 print:block print:space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <Tabs
          label={hazardWords.hazards}
          tabs={TABS}
          selected={state}
          onSelect={(next) => filterHazards({ state: next, ...NO_CELL })}
          panel={PANEL}
        />
        <div className="flex flex-wrap gap-3">
          <PrintRegister user={user} />
          <ExportCsv url={exportUrl(filters)} />
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" className="size-4" />
            {words.addHazard}
          </Button>
        </div>
      </div>
      <div
        id={PANEL}
        role="tabpanel"
        aria-labelledby={tabId(PANEL, state)}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 print:block print:space-y-5"
      >
        <HazardGrid state={state} chosen={{ severity, likelihood }} onChoose={filterHazards} />
        {severity !== '' && (
          <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {fill(words.chosenCell, { severity, likelihood })}
            <Button variant="secondary" onClick={() => filterHazards(NO_CELL)}>
              <X aria-hidden="true" className="size-4" />
              {words.showAll}
            </Button>
          </p>
        )}
        <HazardRegister user={user} filters={filters} onOpen={openHazard} />
      </div>
      {adding && <AddHazardDialog user={user} onClose={() => setAdding(false)} />}
      {hazard !== '' && <OpenHazard key={hazard} id={hazard} user={user} />}
    </div>
  );
}

function OpenHazard({ id, user }: { id: string; user: User }) {
  const { data, error } = useQuery({ ...oneHazard(id), refetchOnMount: 'always' });
  useEffect(() => {
    if (!error || data) return;
    toast({ title: words.hazardNotLoaded, description: error.message, destructive: true });
    // Otherwise it could not be opened again.
    closeHazard(id);
  }, [id, error, data]);
  return data ? <ChangeHazardDialog hazard={data} user={user} onClose={() => closeHazard(id)} /> : null;
}
