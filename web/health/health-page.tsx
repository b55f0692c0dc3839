import { useQuery } from '@tanstack/react-query';
import { HeartPulse } from 'lucide-react';
import { LoadFailure, Notice } from '../layouts/staff/notice.tsx';
import { StaffLayout } from '../layouts/staff/staff-layout.tsx';
import { health } from './api.ts';
import { HealthTable } from './health-table.tsx';
import { formatTodoCount } from './row.ts';
import { rowsOf } from './rows.ts';
import * as words from './words/en.ts';

const LOADING = <Notice Icon={HeartPulse}>{words.loadingHealth}</Notice>;

export default function HealthPage() {
  return (
    <StaffLayout
      title={words.health}
      subtitle={words.subtitle}
      needs="view health"
      denied={words.accessDenied}
      waiting={LOADING}
    >
      {() => <Rows />}
    </StaffLayout>
  );
}

function Rows() {
  const { data, isError, refetch } = useQuery(health);
  if (!data && isError) return <LoadFailure retry={refetch}>{words.healthNotLoaded}</LoadFailure>;
  if (!data) return LOADING;
  const rows = rowsOf(data);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="font-semibold">{formatTodoCount(rows)}</p>
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <HealthTable rows={rows} />
      </div>
    </div>
  );
}
