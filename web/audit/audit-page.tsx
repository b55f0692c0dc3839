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
import * as words from './words/en.ts';

const LOADING = <Notice Icon={ScrollText}>{words.loadingLog}</Notice>;

export default function AuditPage() {
  return (
    <StaffLayout
      title={words.auditLog}
      subtitle={words.whoDidWhat}
      needs="read audit log"
      denied={words.accessDenied}
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
        aria-label={words.filters}
        className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:grid-cols-3"
      >
        <SelectField {...field('action')} label={words.action}>
          <option value="">{words.allActions}</option>
          {Object.entries(AUDIT_ACTIONS).map(([action, label]) => (
            <option key={action} value={action}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField {...field('startDate')} label={words.startDate} type="date" />
        <TextField {...field('endDate')} label={words.endDate} type="date" />
      </section>
      <Lines filters={filters} />
    </div>
  );
}

function Lines({ filters }: { filters: AuditFilters }) {
  const log = useInfiniteQuery(auditLines(filters));
  if (!log.data && log.isError) return <LoadFailure retry={log.refetch}>{words.logNotLoaded}</LoadFailure>;
  if (!log.data) return LOADING;
  const lines = log.data.pages.flatMap(({ items }) => items);
  if (lines.length === 0) return <Notice Icon={ScrollText}>{words.nothingDone}</Notice>;
  const loadMore = async () => {
    await log.fetchNextPage({ throwOnError: true });
  };
  return (
    <div>
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <AuditTable lines={lines} />
      </div>
      {log.hasNextPage && <LoadMore more={words.moreLines} failed={words.moreLinesFailed} onLoad={loadMore} />}
    </div>
  );
}
