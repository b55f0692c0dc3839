/** Audit Log: what staff did, for super-admins (contract C4.6). */
import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { AUDIT_ACTIONS } from '../../domain/audit/audit.ts';
import { LoadMore } from '../components/long-list/load-more.tsx';
import { LoadFailure, Notice } from '../layouts/staff/notice.tsx';
import { StaffLayout } from '../layouts/staff/staff-layout.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { type AuditFilters, auditLines } from './api.ts';
import { AuditTable } from './audit-table.tsx';

const LOADING = <Notice Icon={ScrollText}>Loading the audit log...</Notice>;

/** Audit Log. */
export default function AuditPage() {
  return (
    <StaffLayout
      title="Audit Log"
      subtitle="Who did what, and when. No report text, password or contact is kept here."
      needs="read the audit"
      denied="Access denied. Only super-admins can read the audit log."
      waiting={LOADING}
    >
      {() => <Log />}
    </StaffLayout>
  );
}

function Log() {
  const [filters, setFilters] = useState<AuditFilters>({ action: '', startDate: '', endDate: '' });
  const field = (name: keyof AuditFilters) => ({
    id: `audit-${name}`,
    value: filters[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setFilters((old) => ({ ...old, [name]: target.value })),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <section
        aria-label="Filters"
        className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:grid-cols-3"
      >
        <SelectField {...field('action')} label="Action">
          <option value="">All actions</option>
          {Object.entries(AUDIT_ACTIONS).map(([action, words]) => (
            <option key={action} value={action}>
              {words}
            </option>
          ))}
        </SelectField>
        <TextField {...field('startDate')} label="Start Date" type="date" />
        <TextField {...field('endDate')} label="End Date" type="date" />
      </section>
      <Lines filters={filters} />
    </div>
  );
}

function Lines({ filters }: { filters: AuditFilters }) {
  const log = useInfiniteQuery(auditLines(filters));
  if (!log.data && log.isError)
    return <LoadFailure retry={log.refetch}>The audit log could not be loaded.</LoadFailure>;
  if (!log.data) return LOADING;
  const lines = log.data.pages.flatMap(({ items }) => items);
  if (lines.length === 0) return <Notice Icon={ScrollText}>Nothing of this kind was done in this time.</Notice>;
  const loadMore = async () => {
    await log.fetchNextPage({ throwOnError: true });
  };
  return (
    <div>
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <AuditTable lines={lines} />
      </div>
      {log.hasNextPage && <LoadMore what="lines of the log" onLoad={loadMore} />}
    </div>
  );
}
