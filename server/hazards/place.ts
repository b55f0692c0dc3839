/** The cursor of the register of hazards (contract C3.11, C18.1): the place of the last row that was shown. */
import { LEVEL_MAX } from '../../domain/hazards/level.ts';
import { isToReview } from '../../domain/hazards/register.ts';
import { isId } from '../../domain/id.ts';
import { isRealDay } from '../../domain/text/calendar.ts';
import { isMoment } from '../http/paging.ts';
import { NO_REVIEW, type Place, type StoredHazard } from './queries.ts';

/** The place of a hazard in the list that is ordered by this day. */
export function placeOf({ row }: StoredHazard, today: string): Place {
  const review = isToReview(row, today) ? row.reviewOn : null;
  return {
    today,
    review: review ?? NO_REVIEW,
    level: row.severity * row.likelihood,
    at: row.createdAt.toISOString(),
    id: row.id,
  };
}

/** The cursor that names a place. */
export const writePlace = ({ today, review, level, at, id }: Place): string =>
  Buffer.from([today, review, level, at, id].join(' ')).toString('base64url');

/** The place that a cursor names; `null` for a cursor we did not make. */
export function readPlace(cursor: string): Place | null {
  const parts = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const [today = '', review = '', level = '', at = '', id = ''] = parts;
  const place = { today, review, level: Number(level), at, id };
  const isPlace =
    isRealDay(today) &&
    (review === NO_REVIEW || isRealDay(review)) &&
    Number.isInteger(place.level) &&
    place.level >= 1 &&
    place.level <= LEVEL_MAX &&
    isMoment(at) &&
    isId(id);
  return isPlace && writePlace(place) === cursor ? place : null;
}
