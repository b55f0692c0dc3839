/** The authority tab: deadlines, the file, and files sent (C13). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuthorityCase } from '../../../../domain/authority/case.ts';
import { FILE_KINDS, type FileKind } from '../../../../domain/authority/submissions.ts';
import { fill } from '../../../../domain/language/text.ts';
import { mayAnywhere } from '../../../../domain/permissions.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import type { User } from '../../../../domain/users/user.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../follow-up/sections/section.tsx';
import { reportFollowUp } from '../follow-up/state/api.ts';
import type { FollowUpField } from '../follow-up/state/focus-field.ts';
import { caseOf, checkOf, factsOf } from './api.ts';
import { Deadlines } from './deadlines.tsx';
import { Download } from './download.tsx';
import { FactsForm } from './facts-form.tsx';
import { MissingFields } from './missing-fields.tsx';
import { History, MarkSent } from './sent-files.tsx';
import * as words from './words/en.ts';

type Props = {
  report: StaffReport;
  user: User;
  onField: (field: FollowUpField) => void;
};

/** The first kind not sent yet. */
function nextKind(state: AuthorityCase): FileKind {
  const isSent = (kind: FileKind) => state.sent.some((file) => file.kind === kind && !file.withdrawn);
  return FILE_KINDS.find((kind) => !isSent(kind)) ?? 'final';
}

/** Loads the follow-up first, which it depends on. */
export function Authority(props: Props) {
  const { report } = props;
  const { data, error, refetch } = useQuery(reportFollowUp(report.id));
  if (data) return <Loaded revision={data.revision} {...props} />;
  return error ? <Failure error={error} retry={() => void refetch()} /> : <AuthoritySkeleton />;
}

function AuthoritySkeleton() {
  return (
    <div className="grid min-h-[60dvh] content-start gap-5">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-60 w-full" />
    </div>
  );
}

function Failure({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div role="alert" className="mb-6 text-[0.9375rem]">
      <p className="mb-3 text-danger">{fill(words.notLoaded, { reason: error.message })}</p>
      <Button variant="secondary" onClick={retry}>
        {words.tryAgain}
      </Button>
    </div>
  );
}

function Loaded({ report, user, revision, onField }: Props & { revision: string }) {
  const state = useQuery(caseOf(report.id, revision));
  const check = useQuery(checkOf(report.id, revision));
  // Loaded with the rest: links to missing fields need their targets.
  const facts = useQuery(factsOf(report.id));
  const [selected, setSelected] = useState<FileKind | null>(null);
  const problem = state.error ?? check.error ?? facts.error;
  const retry = () => {
    void state.refetch();
    void check.refetch();
    void facts.refetch();
  };
  if (!state.data || !check.data || !facts.data)
    return problem ? <Failure error={problem} retry={retry} /> : <AuthoritySkeleton />;
  const kind = selected ?? nextKind(state.data);
  return (
    <section aria-label={words.authority} className="mx-auto max-w-4xl">
      {problem && <Failure error={problem} retry={retry} />}
      <Section name="deadlines" title={words.deadlines} note={words.someMustBeReported}>
        <Deadlines state={state.data} report={report} userId={user.id} />
      </Section>
      <Section name="file" title={words.fileForAuthority}>
        <MissingFields check={check.data} mayChoose={mayAnywhere(user, 'choose the authority')} onField={onField} />
        <FactsForm saved={facts.data} report={report} userId={user.id} />
        <Download reportId={report.id} kind={kind} onKind={setSelected} isReady={check.data.ready} />
      </Section>
      <Section name="sent" title={words.sentToAuthority}>
        <MarkSent report={report} userId={user.id} kind={kind} />
        <History sent={state.data.sent} reportId={report.id} />
      </Section>
    </section>
  );
}
