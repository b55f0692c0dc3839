/** Similar reports in the review dialog, collapsed (C17.1). */
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { SIMILAR_CALLS } from '../../../../domain/api/similar-calls.ts';
import { pluralText } from '../../../../domain/language/text.ts';
import type { SimilarReport } from '../../../../domain/similar/answer.ts';
import { get } from '../../../api.ts';
import { SimilarList } from '../../../components/similar/similar-list.tsx';
import * as words from '../../../components/similar/words/en.ts';
import { localised } from '../../../language/prefix.ts';
import { paths } from '../../../paths.ts';

const LINK = 'inline-flex min-h-11 items-center gap-1.5 font-medium text-sky underline underline-offset-4';

/** The team's own reports have a time, public copies only a day. */
const isOwn = ({ submittedAt }: SimilarReport): boolean => submittedAt.includes('T');

const addressOf = (report: SimilarReport): string =>
  localised(isOwn(report) ? paths.dashboard({ report: report.id }) : paths.reports({ report: report.id }));

/** Empty if none is similar. Links open a new tab, so that input is not lost. */
export function SeenBefore({ id }: { id: string }) {
  const { data = [] } = useQuery<SimilarReport[]>({
    queryKey: ['similar-reports', id],
    queryFn: ({ signal }) => get(SIMILAR_CALLS.listSimilarReports, { id }, signal),
    // Refetched on opening: something may have been hidden.
    gcTime: 0,
  });
  if (data.length === 0) return null;
  return (
    <details className="mt-6 border-t border-line pt-3">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-medium text-sky underline underline-offset-4">
        {pluralText(words.seenBefore, data.length)}
      </summary>
      <div className="pt-2">
        <SimilarList
          reports={data}
          renderLink={(report, headline) => (
            <a href={addressOf(report)} target="_blank" rel="noreferrer" className={LINK}>
              {headline}
              <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
              <span className="sr-only">{words.newTab}</span>
            </a>
          )}
        />
      </div>
    </details>
  );
}
