/** A club's year (C12.5). The members' edition reads only counts of unpublished data */
import { trendsOf } from '../../../domain/analytics/trends.ts';
import type { Annual, Edition } from '../../../domain/annual/annual.ts';
import { lessonsThatFit } from '../../../domain/annual/lesson-space.ts';
import { countsForMembers } from '../../../domain/annual/small-counts.ts';
import { monthOf } from '../../../domain/reports/public/precision.ts';
import { criteriaOf } from '../../../domain/reports/search-keys.ts';
import { utcDay } from '../../../domain/text/calendar.ts';
import { truncate } from '../../../domain/text/truncate.ts';
import type { Db } from '../../db/database.ts';
import { presentAnalytics } from '../present.ts';
import { authorityOf } from './authority.ts';
import {
  type ClubYear,
  copiesOf,
  countActionsOfYear,
  countUnpublished,
  lessonsOf,
  listActionsOfYear,
} from './queries.ts';

/** Stories are cut; the lesson, which is the comment, is printed in full (C19.11). */
const NARRATIVE_MAX_CHARACTERS = 300;
const TITLE_MAX_CHARACTERS = 120;

const collapseSpaces = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

type Lesson = Awaited<ReturnType<typeof lessonsOf>>[number];

function presentLesson({ id, headline, narrative, comment, day, isMonthOnly }: Lesson): Annual['lessons'][number] {
  const title = headline === null ? null : truncate(headline, TITLE_MAX_CHARACTERS);
  const story = truncate(narrative, NARRATIVE_MAX_CHARACTERS);
  return {
    id,
    headline: title?.shown ?? null,
    on: isMonthOnly ? monthOf(day) : day,
    narrative: story.shown,
    comment: comment === null ? null : collapseSpaces(comment),
    isCut: story.isCut || title?.isCut === true,
  };
}

type AnnualRequest = { club: { id: string; name: string }; year: string; edition: Edition; now: Date };

async function teamPart(db: Db, clubYear: ClubYear, now: Date, actionsTotal: number): Promise<Annual['team']> {
  const days = { startDate: `${clubYear.year}-01-01`, endDate: `${clubYear.year}-12-31` };
  const query = {
    ...criteriaOf({ keyword: null, severity: null, aircraftCategory: null, ...days }),
    trendFilters: null,
  };
  const analytics = await presentAnalytics(db, {
    scope: { clubId: clubYear.clubId },
    query,
    by: 'quarter',
    today: utcDay(now),
  });
  const listed = await listActionsOfYear(db, clubYear);
  const actions = listed.map((action) => ({ ...action, title: truncate(action.title, TITLE_MAX_CHARACTERS).shown }));
  return { analytics, actions, actionsTotal, authority: await authorityOf(db, clubYear, now) };
}

export async function presentAnnual(db: Db, { club, year, edition, now }: AnnualRequest): Promise<Annual> {
  const clubYear = { clubId: club.id, year };
  const [copies, lessons] = await Promise.all([copiesOf(db, clubYear), lessonsOf(db, clubYear)]);
  const { total: actionsTotal, ...actions } = await countActionsOfYear(db, clubYear);
  const counts = { published: copies.length, unpublished: await countUnpublished(db, clubYear), ...actions };
  const single = (text: string | null) => ({ text, total: 1 });
  return {
    year,
    club,
    edition,
    counts: edition === 'members' ? countsForMembers(counts) : counts,
    published: trendsOf({
      months: copies.map(({ day, injuryLevel, highestDamage }) => ({
        month: day,
        injuryLevel,
        highestDamage,
        total: 1,
      })),
      phases: copies.map(({ flightPhase }) => single(flightPhase)),
      categories: copies.map(({ aircraftCategory }) => single(aircraftCategory)),
    }),
    lessons: lessonsThatFit(lessons.map(presentLesson)),
    team: edition === 'team' ? await teamPart(db, clubYear, now, actionsTotal) : null,
  };
}
