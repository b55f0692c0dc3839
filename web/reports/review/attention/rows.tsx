/** Rows of the attention list: reason, subject, and a link to where it is handled (C19.4). */
import { useQuery } from '@tanstack/react-query';
import { Clock, Inbox, type LucideIcon, Mail } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { Attention, AttentionReason } from '../../../../domain/attention/attention.ts';
import { DAY_MS } from '../../../../domain/durations.ts';
import { pluralText } from '../../../../domain/language/text.ts';
import { titleOf } from '../../../../domain/reports/public/title.ts';
import type { User } from '../../../../domain/users/user.ts';
import { DueChip } from '../../../components/actions/due-chip.tsx';
import { clubName } from '../../../components/clubs/club-name.ts';
import { shortDay } from '../../../components/dates.ts';
import { clubs } from '../../../components/lookups.ts';
import { localised } from '../../../language/prefix.ts';
import { PageLink } from '../../../layouts/page-link.tsx';
import { paths } from '../../../paths.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { useChip } from '../authority/api.ts';
import { AuthorityChip } from '../authority/chip.tsx';
import { langOfReport } from '../original/lang-of-report.ts';
import type { View } from '../url-state.ts';
import { actionOfRow, reportOfRow } from './api.ts';
import { VIEW_OF } from './next-report.ts';
import * as words from './words/en.ts';

type Open = (reportId: string, view: View) => void;

const ROW =
  'flex min-h-12 w-full flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-left text-[0.9375rem] hover:bg-sunken lg:flex-nowrap';

type ReportLinkProps = { reportId: string; view: View; onOpen: Open; children: ReactNode };

/** A modifier key opens a new tab. */
function ReportLink({ reportId, view, onOpen, children }: ReportLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(reportId, view);
  };
  return (
    <a
      className={ROW}
      href={localised(paths.dashboard({ report: reportId, view: view === 'review' ? '' : view }))}
      onClick={onClick}
    >
      {children}
    </a>
  );
}

type RowProps = {
  reason: ReactNode;
  title: string | undefined;
  detail: string | undefined;
  day?: string | undefined;
  lang?: string | undefined;
};

function Row({ reason, title, detail, day, lang }: RowProps) {
  return (
    <>
      <span className="flex min-h-5.5 w-full lg:w-56 lg:shrink-0">{reason}</span>
      <span dir="auto" lang={lang} className="min-w-0 flex-1 truncate font-semibold">
        {title ?? '…'}
      </span>
      <span
        className={`text-sm text-ink-soft max-sm:w-full sm:flex sm:max-w-2/5 sm:min-w-0 ${title === undefined ? 'max-sm:min-h-[1lh]' : ''}`}
      >
        <span className="sm:truncate">{detail}</span>
        <span className="shrink-0 whitespace-pre">
          {detail && day && ' · '}
          {day}
        </span>
      </span>
    </>
  );
}

type ReportReason = Exclude<AttentionReason, 'action-overdue' | 'action-to-check'>;

const LOOKS: Record<ReportReason, { tone: BadgeTone; Icon: LucideIcon }> = {
  authority: { tone: 'danger', Icon: Clock },
  answer: { tone: 'warm', Icon: Mail },
  'waiting-7-days': { tone: 'warm', Icon: Clock },
  new: { tone: 'sky', Icon: Inbox },
};

function reasonWords(reason: ReportReason, since: string): string {
  if (reason !== 'waiting-7-days') return words.reasons[reason];
  // The device's clock may be behind the server's.
  const days = Math.max(7, Math.floor((Date.now() - Date.parse(since)) / DAY_MS));
  return pluralText(words.waitingDays, days, { days });
}

function Reason({ reason, since }: { reason: ReportReason; since: string }) {
  const { tone, Icon } = LOOKS[reason];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {reasonWords(reason, since)}
    </Badge>
  );
}

function AuthorityReason({ reportId, since }: { reportId: string; since: string }) {
  const chip = useChip(reportId);
  return chip ? <AuthorityChip chip={chip} /> : <Reason reason="authority" since={since} />;
}

export function ReportRow({ row, user, onOpen }: { row: Attention; user: User; onOpen: Open }) {
  const reportId = row.reportId ?? '';
  const reason = row.reason as ReportReason;
  const { data: report } = useQuery(reportOfRow(reportId));
  const { data: knownClubs } = useQuery({ ...clubs, enabled: user.role === 'super-admin' });
  return (
    <ReportLink reportId={reportId} view={VIEW_OF[reason]} onOpen={onOpen}>
      <Row
        reason={
          reason === 'authority' ? (
            <AuthorityReason reportId={reportId} since={row.since} />
          ) : (
            <Reason reason={reason} since={row.since} />
          )
        }
        title={report && titleOf(report)}
        lang={report && langOfReport(report).lang}
        detail={report && user.role === 'super-admin' ? clubName(knownClubs, report.clubId) : ''}
        day={report && shortDay(report.submittedAt)}
      />
    </ReportLink>
  );
}

/** Links to its report's follow-up, or to the register. */
export function ActionRow({ row, actionId, onOpen }: { row: Attention; actionId: string; onOpen: Open }) {
  const { data: action } = useQuery(actionOfRow(actionId));
  const { reportId, reason } = row;
  const content = (
    <Row
      reason={action && <DueChip action={action} />}
      title={action?.title}
      detail={action && (action.owner?.name ?? action.ownerName ?? '')}
    />
  );
  if (reportId === null)
    return (
      <PageLink className={ROW} href={paths.actions({ show: reason === 'action-overdue' ? 'overdue' : 'check' })}>
        {content}
      </PageLink>
    );
  return (
    <ReportLink reportId={reportId} view={VIEW_OF[reason]} onOpen={onOpen}>
      {content}
    </ReportLink>
  );
}
