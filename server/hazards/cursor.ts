/** The register's cursor (C3.11, C18.1): the last row shown */
import { LEVEL_MAX } from '../../domain/hazards/level.ts';
import { isToReview } from '../../domain/hazards/register.ts';
import { isId } from '../../domain/id.ts';
import { isRealDay } from '../../domain/text/calendar.ts';
import { isTimestamp } from '../http/paging.ts';
import { type ListCursor, NO_REVIEW, type StoredHazard } from './queries.ts';

export function cursorOf({ row }: StoredHazard, today: string): ListCursor {
  const review = isToReview(row, today) ? row.reviewOn : null;
  return {
    today,
    review: review ?? NO_REVIEW,
    level: row.severity * row.likelihood,
    at: row.createdAt.toISOString(),
    id: row.id,
  };
}

export const writeCursor = ({ today, review, level, at, id }: ListCursor): string =>
  Buffer.from([today, review, level, at, id].join(' ')).toString('base64url');

/** `null` for a cursor we did not create. */
export function readCursor(cursor: string): ListCursor | null {
  const parts = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const [today = '', review = '', level = '', at = '', id = ''] = parts;
  const parsed = { today, review, level: Number(level), at, id };
  const isValid =
    isRealDay(today) &&
    (review === NO_REVIEW || isRealDay(review)) &&
    Number.isInteger(parsed.level) &&
    parsed.level >= 1 &&
    parsed.level <= LEVEL_MAX &&
    isTimestamp(at) &&
    isId(id);
  return isValid && writeCursor(parsed) === cursor ? parsed : null;
}
