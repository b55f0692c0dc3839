/**
 * The briefing: all lessons are in the HTML, and present.ts shows one at a time. It works without a connection, since
 * nothing is fetched later (C17.2).
 */
import { ChevronLeft, ChevronRight, Maximize, Printer } from 'lucide-react';
import { fill } from '../../domain/language/text.ts';
import type { BriefingPageData } from '../../domain/page.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import { longDay } from '../components/dates.ts';
import { useSite } from '../components/site.tsx';
import { ThemeToggle } from '../components/theme-toggle.tsx';
import { LanguageMenu } from '../language/language-menu.tsx';
import { localised } from '../language/prefix.ts';
import { Mark } from '../layouts/logo.tsx';
import { buttonClass } from '../ui/button.tsx';
import { briefingAddress, ChooseLessons } from './choose-lessons.tsx';
import { LessonView } from './lesson.tsx';
import * as words from './words/en.ts';

export function BriefingPage({ briefing }: { briefing: BriefingPageData }) {
  const { day, lessons, origin } = briefing;
  return (
    <div className="briefing" data-briefing>
      <Bar briefing={briefing} />
      <main id="main" tabIndex={-1}>
        <div className="briefing-head">
          <h1>{words.title}</h1>
          <p>{fill(words.lessonsFor, { day: longDay(day) })}</p>
        </div>
        {lessons.map((lesson, index) => (
          <LessonView key={lesson.id} {...{ lesson, origin }} number={index + 1} total={lessons.length} />
        ))}
        {lessons.length === 0 && <NoLessons {...{ briefing }} />}
      </main>
      {lessons.length > 1 && <Steps total={lessons.length} />}
    </div>
  );
}

function Bar({ briefing: { lessons, filters } }: { briefing: BriefingPageData }) {
  return (
    <header className="briefing-bar">
      <a href={localised(SITE_MAP.landing.path)} aria-label={useSite().productName}>
        <Mark />
      </a>
      <ChooseLessons filters={filters} />
      <LanguageMenu />
      <ThemeToggle />
      {lessons.length > 0 && (
        <>
          <button type="button" data-print className={buttonClass('secondary', 'md', 'briefing-scripted')}>
            <Printer aria-hidden="true" className="size-4" />
            {words.print}
          </button>
          <button type="button" data-full-screen className={buttonClass('primary', 'md', 'briefing-scripted')}>
            <Maximize aria-hidden="true" className="size-4" />
            {words.fullScreen}
          </button>
        </>
      )}
    </header>
  );
}

function Steps({ total }: { total: number }) {
  return (
    <nav aria-label={words.title} data-steps className="briefing-scripted briefing-steps">
      <button type="button" data-step="-1" aria-disabled="true" className={buttonClass('secondary', 'lg')}>
        <ChevronLeft aria-hidden="true" className="size-5 shrink-0" />
        {words.previous}
      </button>
      <p aria-live="polite" data-position className="briefing-position">
        {fill(words.lessonOf, { number: 1, total })}
      </p>
      <button type="button" data-step="1" className={buttonClass('secondary', 'lg')}>
        {words.next}
        <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
      </button>
    </nav>
  );
}

function NoLessons({ briefing: { filters, isWrong } }: { briefing: BriefingPageData }) {
  const isFiltered = isWrong === true || Object.values(filters).some((value) => value !== null);
  if (isFiltered)
    return (
      <div className="briefing-nothing">
        <h2 className="briefing-nothing-title">{isWrong ? words.wrongFilters : words.nothingOfKind}</h2>
        <p>
          <a href={briefingAddress()} className={buttonClass()}>
            {words.allLessons}
          </a>
        </p>
      </div>
    );
  return (
    <div className="briefing-nothing">
      <h2 className="briefing-nothing-title">{words.nothingYet}</h2>
      <p>{words.nothingYetText}</p>
      <p>
        <a href={localised(SITE_MAP.submit.path)} className={buttonClass()}>
          {words.submitReport}
        </a>
      </p>
    </div>
  );
}
