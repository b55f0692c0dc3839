import { Link } from 'wouter';
import type { PageData } from '../../../../domain/page.ts';
import { copyText } from '../../../../domain/reports/labels/placeholders.ts';
import { FROM_LIST } from '../../../components/history/back-to-list.ts';
import { paths } from '../../../paths.ts';
import { langOf } from '../lang-of.ts';
import * as listWords from '../words/en.ts';
import * as words from './words/en.ts';

/** On a phone a single scrolling row, to keep the first report in view. */
const ROW = '-mx-4 flex gap-x-6 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:px-0';

export function Lessons({ lessons }: { lessons: NonNullable<PageData['lessons']> }) {
  return (
    <section className="mb-2 print:hidden">
      <h2 className="text-base">{words.lessons}</h2>
      <ul className={ROW}>
        {lessons.map((lesson) => (
          <li key={lesson.id} className="max-w-[85%] shrink-0 sm:max-w-full sm:shrink">
            <Link
              {...(lesson.headline !== null && langOf(lesson))}
              href={paths.reports({ report: lesson.id })}
              state={FROM_LIST}
              className="block truncate py-2.5 text-sky underline underline-offset-4 sm:whitespace-normal"
            >
              {lesson.headline === null ? listWords.safetyReport : copyText(lesson.headline)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
