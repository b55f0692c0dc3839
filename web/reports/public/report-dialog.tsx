import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { copyText } from '../../../domain/reports/labels/placeholders.ts';
import type { PublicReport } from '../../../domain/reports/public/public-report.ts';
import { titleOf } from '../../../domain/reports/public/title.ts';
import type { ListFilters } from '../../components/filters/list-filters.ts';
import { reportedOn } from '../../components/reported-on.ts';
import { SeverityBadge } from '../../components/severity-badge.tsx';
import { useSite } from '../../components/site.tsx';
import { localised } from '../../language/prefix.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { headlineOf, publicPhotos, publicReport, publicReports } from './api.ts';
import { FullReport } from './detail/full-report.tsx';
import { langOf } from './lang-of.ts';
import { NextPreviousButtons } from './next-previous/next-previous-buttons.tsx';
import { useNextPrevious } from './next-previous/use-next-previous.ts';
import { SimilarReports } from './similar/similar-reports.tsx';
import * as words from './words/en.ts';

type ReportDialogProps = { id: string; filters: ListFilters; onClose: () => void };

/** From the list if it is there, otherwise from the server. */
function useReport(id: string, filters: ListFilters) {
  const { data: list } = useQuery({ ...publicReports(filters), enabled: false });
  const fromList = list?.items.find((item) => item.id === id);
  const { data, isError } = useQuery({ ...publicReport(id), enabled: !fromList });
  return { report: fromList ?? data, isError };
}

/** Scrolls to the top and focuses the title when another report is shown. */
function useScrollToTop(id: string) {
  const content = useRef<HTMLDivElement>(null);
  const shownId = useRef(id);
  useLayoutEffect(() => {
    if (shownId.current === id) return;
    shownId.current = id;
    // On a phone the whole dialog scrolls.
    const scroller = content.current?.parentElement;
    for (const each of [scroller, scroller?.parentElement]) each?.scrollTo(0, 0);
    document.querySelector<HTMLElement>('dialog[open] h2')?.focus();
  }, [id]);
  return content;
}

/** The browser's title is the one that the server gives this address, then the page's again. */
function useBrowserTitle(report: PublicReport | null | undefined): void {
  const { productName } = useSite();
  const title = report && copyText(titleOf(report));
  useEffect(() => {
    if (!title) return;
    const show = (text: string) => {
      document.title = `${text} · ${productName}`;
    };
    show(title);
    return () => show(words.publicReports);
  }, [title, productName]);
}

export function ReportDialog({ id, filters, onClose }: ReportDialogProps) {
  const { report, isError } = useReport(id, filters);
  const { data: photos = [] } = useQuery(publicPhotos(id));
  const nextPrevious = useNextPrevious(id, filters);
  const content = useScrollToTop(id);
  useBrowserTitle(report);
  if (report)
    return (
      <Dialog
        size="wide"
        onClose={onClose}
        title={<span {...(report.headline !== null && langOf(report))}>{headlineOf(report)}</span>}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span>{reportedOn(report.submittedAt)}</span>
            <SeverityBadge severity={report.severity} />
          </span>
        }
        footer={
          <div className="flex flex-wrap items-center justify-end gap-3">
            {nextPrevious && (
              <div className="mr-auto">
                <NextPreviousButtons {...nextPrevious} />
              </div>
            )}
            <Share id={id} />
          </div>
        }
      >
        <div ref={content}>
          <FullReport report={report} photos={photos} />
          <SimilarReports id={id} filters={filters} />
        </div>
      </Dialog>
    );
  if (isError || report === null)
    return (
      <Dialog onClose={onClose} title={isError ? words.reportFailed : words.notPublic}>
        <p className="text-ink-soft">{isError ? words.checkConnection : words.maybeWithdrawn}</p>
      </Dialog>
    );
  return (
    <Dialog size="wide" onClose={onClose} title={words.loadingReport}>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="mt-3 h-5 w-full" />
      <Skeleton className="mt-3 h-5 w-2/3" />
    </Dialog>
  );
}

function Share({ id }: { id: string }) {
  const url = () => new URL(localised(paths.reports({ report: id })), location.origin).href;
  const share = async () => {
    try {
      await navigator.clipboard.writeText(url());
      toast({ title: words.linkCopied, description: words.linkCopiedText });
    } catch {
      // Without https there is no clipboard API, so the link is shown.
      toast({ title: words.copyThisLink, description: url() });
    }
  };
  return (
    <Button variant="secondary" onClick={share}>
      <Link2 aria-hidden="true" className="size-4" />
      {words.copyLink}
    </Button>
  );
}
