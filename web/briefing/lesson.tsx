import type { Lesson } from '../../domain/briefing/briefing.ts';
import { fill } from '../../domain/language/text.ts';
import { copyText } from '../../domain/reports/labels/placeholders.ts';
import { reportedOn } from '../components/reported-on.ts';
import { localised } from '../language/prefix.ts';
import { paths } from '../paths.ts';
import { QrCode } from '../ui/qr-code.tsx';
import * as words from './words/en.ts';

type Props = { lesson: Lesson; number: number; total: number; origin: string | null };

/** In print, CSS truncates long texts. */
export function LessonView({ lesson, number, total, origin }: Props) {
  const { id, headline, narrative, smsManagerComment, question, language, submittedAt } = lesson;
  const lang = language === null ? {} : { lang: language };
  const report = localised(paths.reports({ report: id }));
  const titleId = `lesson-${number}-title`;
  return (
    <article
      id={`lesson-${number}`}
      aria-labelledby={titleId}
      className="lesson"
      data-lesson={fill(words.lessonOf, { number, total })}
    >
      <header className="lesson-head">
        <p className="lesson-meta">
          {fill(words.lessonOf, { number, total })} · {reportedOn(submittedAt)}
        </p>
        <h2 id={titleId} className="lesson-title" {...(headline !== null && lang)}>
          {headline === null ? words.safetyReport : copyText(headline)}
        </h2>
      </header>
      <section className="lesson-story">
        <h3 className="lesson-heading">{words.whatHappened}</h3>
        <p {...lang} className="lesson-text">
          {copyText(narrative)}
        </p>
      </section>
      <div className="lesson-side">
        {smsManagerComment !== null && (
          <section className="lesson-learned">
            <h3 className="lesson-heading">{words.whatWeLearned}</h3>
            <p {...lang} className="lesson-text">
              {copyText(smsManagerComment)}
            </p>
          </section>
        )}
        <section className="lesson-question">
          <h3 className="lesson-heading">{words.forDiscussion}</h3>
          <p className="lesson-text">{question === null ? words.anyQuestion : copyText(question)}</p>
        </section>
        <a href={report} className="lesson-code">
          {origin !== null && <QrCode text={origin + report} label={words.code} />}
          <span>{words.wholeReport}</span>
        </a>
      </div>
    </article>
  );
}
