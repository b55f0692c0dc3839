import { keepPreviousData, type QueryClient, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import type { AuthorityBrief, AuthorityCase, AuthorityChange, NewSentFile } from '../../../../domain/authority/case.ts';
import type { Chip } from '../../../../domain/authority/chip.ts';
import type { E5xCheck } from '../../../../domain/authority/file/check.ts';
import type { AuthorityFacts, FactsChange } from '../../../../domain/authority/file/facts.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { normaliseText } from '../../../../domain/text/normalise.ts';
import { get, request, send, urlOf } from '../../../api.ts';
import { mayBeStored } from '../../../components/api-failure.ts';
import { attention } from '../attention/api.ts';

const AUTHORITY = 'authority';

const briefsOf = (ids: string) =>
  queryOptions<AuthorityBrief[]>({
    queryKey: [AUTHORITY, 'of', ids],
    queryFn: ({ signal }) => get(STAFF_CALLS.listAuthority, { ids, state: 'true' }, signal),
  });

/** Null without a regime; undefined until known. */
export function useChip(reportId: string): Chip | null | undefined {
  const { data } = useQuery({ ...briefsOf(reportId), refetchOnMount: 'always' });
  return data && (data[0]?.state ?? null);
}

/** By report id; reports of clubs without a regime have none. */
export function useChips(pages: readonly (readonly StaffReport[])[]): Map<string, Chip> {
  return useQueries({
    queries: pages.filter((page) => page.length > 0).map((page) => briefsOf(page.map(({ id }) => id).join(','))),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data = [] }) => data).flatMap(({ reportId, state }) => (state ? [[reportId, state]] : [])),
      ),
  });
}

/**
 * Deadlines depend on the follow-up's risk, so a new revision refetches; so does opening, as a colleague may have sent a
 * file.
 */
export const caseOf = (reportId: string, revision: string) =>
  queryOptions<AuthorityCase>({
    queryKey: [AUTHORITY, reportId, 'case', revision],
    queryFn: ({ signal }) => get(STAFF_CALLS.getAuthority, { id: reportId }, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const checkOf = (reportId: string, revision: string) =>
  queryOptions<E5xCheck>({
    queryKey: [AUTHORITY, reportId, 'check', revision],
    queryFn: ({ signal }) => get(STAFF_CALLS.checkE5x, { id: reportId }, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const factsOf = (reportId: string) =>
  queryOptions<AuthorityFacts>({
    queryKey: [AUTHORITY, reportId, 'facts'],
    queryFn: ({ signal }) => get(STAFF_CALLS.getAuthorityFacts, { id: reportId }, signal),
    refetchOnMount: 'always',
  });

const refresh = (queryClient: QueryClient) =>
  Promise.all([[AUTHORITY], attention.queryKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

export async function changeCase(queryClient: QueryClient, reportId: string, body: AuthorityChange): Promise<void> {
  await send(STAFF_CALLS.changeAuthority, { id: reportId, body });
  await refresh(queryClient);
}

export async function changeFacts(queryClient: QueryClient, reportId: string, body: FactsChange): Promise<void> {
  await send(STAFF_CALLS.changeAuthorityFacts, { id: reportId, body });
  await refresh(queryClient);
}

const knownFiles = (queryClient: QueryClient, reportId: string): Set<string> =>
  new Set(
    queryClient
      .getQueriesData<AuthorityCase>({ queryKey: [AUTHORITY, reportId, 'case'] })
      .flatMap(([, data]) => data?.sent ?? [])
      .map(({ id }) => id),
  );

/** Considers only files that were not known before. Also false while the server cannot be reached. */
async function isRecorded(
  reportId: string,
  { kind, sentOn, reference }: NewSentFile,
  known: ReadonlySet<string>,
): Promise<boolean> {
  const { sent } = await get(STAFF_CALLS.getAuthority, { id: reportId }).catch(() => ({ sent: [] }));
  const wanted = reference && normaliseText(reference);
  return sent.some(
    (file) => !known.has(file.id) && file.kind === kind && file.sentOn === sentOn && file.reference === wanted,
  );
}

/** A lost response is not a failure if the file is recorded: pressing again would record the next kind. */
export async function recordSentFile(queryClient: QueryClient, reportId: string, body: NewSentFile): Promise<void> {
  const known = knownFiles(queryClient, reportId);
  try {
    await send(STAFF_CALLS.recordSentFile, { id: reportId, body });
  } catch (problem) {
    if (!mayBeStored(problem) || !(await isRecorded(reportId, body, known))) throw problem;
  }
  await refresh(queryClient);
}

export async function withdrawSentFile(queryClient: QueryClient, reportId: string, file: string): Promise<void> {
  await request(urlOf(STAFF_CALLS.withdrawSentFile, { id: reportId }).replace(':file', file), { method: 'DELETE' });
  await refresh(queryClient);
}

/** After a change of risk, as deadlines depend on it. */
export function refreshChips(queryClient: QueryClient): void {
  const hasChips = ({ state }: { state: { data: unknown } }) => Array.isArray(state.data) && state.data.length > 0;
  void queryClient.invalidateQueries({ queryKey: [AUTHORITY, 'of'], predicate: hasChips });
}

/** After a download, as the next sent file is recorded with its hash. */
export function refreshCase(queryClient: QueryClient): void {
  void refresh(queryClient);
}

export const fileAddress = (reportId: string, query: Record<string, string>): string =>
  urlOf(STAFF_CALLS.downloadE5x, { ...query, id: reportId });
