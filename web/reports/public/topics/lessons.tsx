/** On top of the whole list: three lessons of the week (contract C17.3). */
import { Link } from 'wouter';
import type { PageData } from '../../../../domain/page.ts';
import { copyText } from '../../../../domain/reports/labels/removed.ts';
import { paths } from '../../../paths.ts';
import { FROM_LIST } from '../address.ts';
import { langOf } from '../lang-of.ts';
import * as listWords from '../words/en.ts';
import * as words from './words/en.ts';

/** Links to three reports. */
export function Lessons({ lessons }: { lessons: NonNullable<PageData['lessons']> }) {
  return (
    <section className="mb-5 print:hidden">
      <h2 className="text-base">{words.lessons}</h2>
      <ul className="flex flex-col gap-x-6 sm:flex-row sm:flex-wrap">
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <Link
              {...(lesson.headline !== null && langOf(lesson))}
              href={paths.reports({ report: lesson.id })}
              state={FROM_LIST}
              className="inline-flex min-h-11 items-center text-sky underline underline-offset-4"
            >
              {lesson.headline === null ? listWords.safetyReport : copyText(lesson.headline)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
