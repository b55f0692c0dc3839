/** Health: how the server fares, for super-admins (contract C1.8). */
import { useQuery } from '@tanstack/react-query';
import { HeartPulse } from 'lucide-react';
import { LoadFailure, Notice } from '../layouts/staff/notice.tsx';
import { StaffLayout } from '../layouts/staff/staff-layout.tsx';
import { health } from './api.ts';
import { HealthTable } from './health-table.tsx';
import { todoInWords } from './row.ts';
import { rowsOf } from './rows.ts';

const LOADING = <Notice Icon={HeartPulse}>Loading the health of the server...</Notice>;

/** Health. */
export default function HealthPage() {
  return (
    <StaffLayout
      title="Health"
      subtitle="How this server fares, and what to do where something is not right."
      needs="see the health"
      denied="Access denied. Only super-admins can see the health of the server."
      waiting={LOADING}
    >
      {() => <Lines />}
    </StaffLayout>
  );
}

function Lines() {
  const { data, isError, refetch } = useQuery(health);
  if (!data && isError) return <LoadFailure retry={refetch}>The health of the server could not be loaded.</LoadFailure>;
  if (!data) return LOADING;
  const rows = rowsOf(data);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="font-semibold">{todoInWords(rows)}</p>
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <HealthTable rows={rows} />
      </div>
    </div>
  );
}
