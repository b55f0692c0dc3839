/** The public list for who runs no script: what a script would open, or fetch, there. */

import type { ReactNode } from 'react';
import type { PageData } from '../../../../domain/page.ts';
import { localised } from '../../../language/prefix.ts';
import { paths } from '../../../paths.ts';
import { PlainReport } from './plain-report.tsx';

/** Stands above the list. Dialog and filters need the script; without it, and for search engines, this is there. */
export function Plain({ report, reports, isGone }: Pick<PageData, 'report' | 'reports' | 'isGone'>) {
  return (
    <>
      {report && <PlainReport report={report} />}
      {isGone && <Instead>This report is not public.</Instead>}
      {!isGone && !reports && <Instead>Filtering the reports needs JavaScript.</Instead>}
    </>
  );
}

function Instead({ children }: { children: ReactNode }) {
  return (
    <p className="mb-5">
      {children} <a href={localised(paths.reports())}>Show all reports</a>
    </p>
  );
}
