import { use, useState } from 'react';
import { SITE_MAP } from '../../../domain/site-map.ts';
import { FilterPanel } from '../../components/filters/filter-panel.tsx';
import { isFiltered, NO_FILTERS } from '../../components/filters/list-filters.ts';
import { useLazy } from '../../components/lazy/use-lazy.ts';
import { localised } from '../../language/prefix.ts';
import { PublicLayout } from '../../layouts/public-layout.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { FETCH_FAILED, publicCount } from './api.ts';
import { NoScriptContext } from './detail/no-script-context.ts';
import { ReportCount, ReportList } from './report-list.tsx';
import { ServerHtml } from './topics/server-html.ts';
import { useUrlState } from './url-state.ts';
import * as words from './words/en.ts';

const loadAbove = async () => (await import('./topics/above-list.tsx')).LiveAboveList;
const loadDialog = async () => (await import('./report-dialog.tsx')).ReportDialog;

export default function PublicPage() {
  const { filters, report, setFilters, closeReport, giveUpReport } = useUrlState();
  const Dialog = useLazy({ wanted: report, load: loadDialog, failure: FETCH_FAILED, onFail: giveUpReport });
  const [isMissing, setMissing] = useState(false);
  const Above = useLazy({
    wanted: isMissing || isFiltered(filters),
    load: loadAbove,
    failure: FETCH_FAILED,
    onFail: () => setMissing(false),
  });
  const clear = () => setFilters(NO_FILTERS, 'choosing');
  return (
    <PublicLayout>
      <div className="mx-auto max-w-6xl px-4 pt-6 pb-20 sm:px-6 sm:pt-14">
        <header className="mb-5 flex flex-wrap items-end gap-3">
          <div className="mr-auto max-w-2xl min-w-0">
            <h1 className="text-title max-[22.5rem]:text-[1.75rem]">{words.publicReports}</h1>
            <p className="mt-3 text-ink-soft sm:text-lg">{words.intro}</p>
            <a
              href={localised(SITE_MAP.briefing.path)}
              className="mt-2 inline-flex min-h-11 items-center text-sky underline underline-offset-4 print:hidden"
            >
              {words.briefing}
            </a>
          </div>
          <a href={localised(SITE_MAP.landing.path)} className={buttonClass('primary', 'lg')}>
            {words.submitReport}
          </a>
          <a href={localised(SITE_MAP.trends.path)} className={buttonClass('quiet')}>
            {words.trends}
          </a>
        </header>
        <noscript>{use(NoScriptContext)}</noscript>
        <div className="mb-4 min-h-13">
          {Above ? (
            <Above filters={filters} />
          ) : (
            // React leaves the server's HTML untouched.
            <div
              ref={(element) => {
                if (element && !element.firstChild) setMissing(true);
              }}
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
              dangerouslySetInnerHTML={{ __html: use(ServerHtml) }}
            />
          )}
        </div>
        <div className="mb-5 noscript:hidden">
          <FilterPanel
            hasLanguages
            found={publicCount(filters)}
            count={<ReportCount filters={filters} />}
            filters={filters}
            onChange={setFilters}
          />
        </div>
        <ReportList filters={filters} open={report} onClear={clear} />
        <a
          href={localised('/reports.atom')}
          className="mt-8 inline-flex min-h-11 items-center text-sm text-ink-soft underline underline-offset-4 print:hidden"
        >
          {words.feed}
        </a>
      </div>
      {report && Dialog && <Dialog id={report} filters={filters} onClose={closeReport} />}
    </PublicLayout>
  );
}
