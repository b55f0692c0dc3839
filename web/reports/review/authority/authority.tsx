/** The section of the authority in a report's follow-up, for clubs with a regime alone (contract C13). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuthorityCase } from '../../../../domain/authority/case.ts';
import { FILE_KINDS, type FileKind } from '../../../../domain/authority/submissions.ts';
import { mayAtAll } from '../../../../domain/permissions.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import type { User } from '../../../../domain/users/user.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Part } from '../follow-up/part.tsx';
import { briefOf, caseOf, checkOf, factsOf } from './api.ts';
import { Clocks } from './clocks.tsx';
import { Download } from './download.tsx';
import { FactsForm } from './facts-form.tsx';
import { Gaps } from './gaps.tsx';
import { History, MarkSent } from './sent.tsx';

type Props = { report: StaffReport; user: User; revision: string };

/** The section, or nothing where the club has no regime. */
export function Authority(props: Props) {
  const { data } = useQuery(briefOf(props.report.id));
  return data?.length ? <Section {...props} /> : null;
}

/** The file that is due next: the first kind that was not sent. */
function nextKind(state: AuthorityCase): FileKind {
  const isSent = (kind: FileKind) => state.sent.some((file) => file.kind === kind && !file.withdrawn);
  return FILE_KINDS.find((kind) => !isSent(kind)) ?? 'final';
}

function Section({ report, user, revision }: Props) {
  const state = useQuery(caseOf(report.id, revision));
  const check = useQuery(checkOf(report.id, revision));
  // Waited for with the others: each missing thing leads to its field, which must be there by then.
  const facts = useQuery(factsOf(report.id));
  const [chosen, setChosen] = useState<FileKind | null>(null);
  const problem = state.error ?? check.error ?? facts.error;
  return (
    <Part
      title="Authority"
      note="Some events must go to the authority within 72 hours. The file is made here and uploaded by you at its portal."
    >
      {problem && (
        <div role="alert" className="text-[0.9375rem]">
          <p className="mb-3 text-danger">This could not be loaded: {problem.message}</p>
          <Button
            variant="secondary"
            onClick={() => {
              void state.refetch();
              void check.refetch();
              void facts.refetch();
            }}
          >
            Try again
          </Button>
        </div>
      )}
      {state.data && check.data && facts.data ? (
        <>
          <Clocks state={state.data} reportId={report.id} userId={user.id} />
          <Gaps check={check.data} mayChoose={mayAtAll(user, 'choose the authority')} />
          <FactsForm saved={facts.data} report={report} userId={user.id} />
          <Download
            reportId={report.id}
            kind={chosen ?? nextKind(state.data)}
            onKind={setChosen}
            isReady={check.data.ready}
          />
          <MarkSent reportId={report.id} userId={user.id} kind={chosen ?? nextKind(state.data)} />
          <History sent={state.data.sent} reportId={report.id} />
        </>
      ) : (
        !problem && <Skeleton className="h-60 w-full" />
      )}
    </Part>
  );
}
