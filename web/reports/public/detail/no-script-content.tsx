/** Replaces the report dialog and the filters for search engines and without scripts. */

import type { ReactNode } from 'react';
import type { PageData } from '../../../../domain/page.ts';
import { localised } from '../../../language/prefix.ts';
import { paths } from '../../../paths.ts';
import { NoScriptReport } from './no-script-report.tsx';
import * as words from './words/en.ts';

export function NoScriptContent({
  report,
  photos = [],
  reports,
  isGone,
}: Pick<PageData, 'report' | 'photos' | 'reports' | 'isGone'>) {
  return (
    <>
      {report && <NoScriptReport report={report} photos={photos} />}
      {isGone && <Message>{words.isNotPublic}</Message>}
      {!isGone && !reports && <Message>{words.needsScript}</Message>}
    </>
  );
}

function Message({ children }: { children: ReactNode }) {
  return (
    <p className="mb-5">
      {children} <a href={localised(paths.reports())}>{words.showAll}</a>
    </p>
  );
}
