/** A report's hazards, and a button to add it to one (C18.3). */
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import type { StaffReport } from '../../../../../domain/reports/staff-report.ts';
import type { User } from '../../../../../domain/users/user.ts';
import { hazardsOf } from '../../../../components/hazards/api.ts';
import { HazardLinks } from '../../../../components/hazards/hazard-links.tsx';
import { useLazy } from '../../../../components/lazy/use-lazy.ts';
import { Button } from '../../../../ui/button.tsx';
import * as words from './words/en.ts';

/** A report without a club has no register. */
export function ReportHazards({ report, user }: { report: StaffReport; user: User }) {
  const { id, clubId } = report;
  const { data = [], isError } = useQuery(hazardsOf({ reportId: id }));
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const AddToHazard = useLazy({
    wanted: isOpen,
    load: async () => (await import('./add-to-hazard.tsx')).AddToHazard,
    failure: words.dialogNotLoaded,
    onFail: close,
  });
  if (clubId === null) return null;
  return (
    <div className="-mt-1 pb-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h4 className="text-[0.9375rem] font-semibold">{words.hazards}</h4>
          {data.length === 0 && (
            <p className="text-sm text-ink-soft max-sm:sr-only">{isError ? words.notLoaded : words.noneYet}</p>
          )}
        </div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <ShieldAlert aria-hidden="true" className="size-4" />
          {words.addToHazard}
        </Button>
      </div>
      {data.length > 0 && <HazardLinks hazards={data} />}
      {isOpen && AddToHazard && <AddToHazard report={{ id, clubId }} user={user} linked={data} onClose={close} />}
    </div>
  );
}
