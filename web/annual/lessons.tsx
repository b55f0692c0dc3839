/** The year's newest published lessons, with long texts cut (C12.5, C19.11). */

import type { Annual } from '../../domain/annual/annual.ts';
import { LESSONS_MAX } from '../../domain/annual/lesson-space.ts';
import { pluralText } from '../../domain/language/text.ts';
import { copyText } from '../../domain/reports/labels/placeholders.ts';
import { detectLanguage } from '../../domain/reports/language/detect.ts';
import { titleOf } from '../../domain/reports/public/title.ts';
import { longDay } from '../components/dates.ts';
import { localised } from '../language/prefix.ts';
import { rich } from '../language/rich.tsx';
import { paths } from '../paths.ts';
import * as words from './words/en.ts';

/** The lesson's detected language, if any (C14.8). */
function langAttribute(narrative: string): { lang?: string } {
  const lang = detectLanguage(narrative);
  return lang === null ? {} : { lang };
}

type Props = { lessons: Annual['lessons']; total: number };

export function Lessons({ lessons, total }: Props) {
  return (
    <section aria-labelledby="lessons" className="lessons">
      <h2 id="lessons" className="text-heading">
        {words.whatWasLearned}
      </h2>
      {lessons.length === 0 && <p className="mt-2 text-ink-soft">{words.nothingPublished}</p>}
      {total > lessons.length && (
        <p className="mt-1 text-sm text-ink-soft">
          {/* A shorter list may lack a newer report that did not fit. */}
          {pluralText(lessons.length === LESSONS_MAX ? words.newestReports : words.someReports, total, {
            shown: lessons.length,
          })}
        </p>
      )}
      <ol className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
        {lessons.map(({ id, headline, on, narrative, comment, isCut }) => (
          <li key={id} className="wrap-anywhere">
            <h3 className="font-semibold">
              <span {...langAttribute(narrative)}>{copyText(titleOf({ headline, narrative }))}</span>{' '}
              <span className="font-normal text-ink-soft">· {longDay(on)}</span>
            </h3>
            <p {...langAttribute(narrative)}>{copyText(narrative)}</p>
            {comment && (
              <p className="mt-1 whitespace-pre-line">
                <b>{words.smsAnalysis}</b> <span {...langAttribute(narrative)}>{copyText(comment)}</span>
              </p>
            )}
            {isCut && (
              <p className="mt-1 text-[0.9375rem] print:text-[9pt]">
                {rich(words.wholeReport, {
                  address: (
                    <a
                      href={localised(paths.reports({ report: id }))}
                      className="inline-flex min-h-11 items-center text-sky underline underline-offset-4 print:min-h-0 print:no-underline"
                    >
                      {location.origin}
                      {localised(paths.reports({ report: id }))}
                    </a>
                  ),
                })}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
