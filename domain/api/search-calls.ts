/** The calls that help to find a published report (contract C17.3): apart from the others, since no page needs them at once. */
import type { LessonOfWeek } from '../briefing/briefing.ts';
import type { Suggestion } from '../reports/suggestion/suggestion.ts';
import type { TopicCount } from '../reports/topics/topics.ts';
import type { Call } from './call.ts';

/** By operation: the name that the API's document, its clients, the server and the pages call it by. */
export const SEARCH_CALLS = {
  suggestKeyword: 'GET /api/reports/public/suggestion' as Call<Suggestion>,
  listTopics: 'GET /api/reports/public/topics' as Call<TopicCount[]>,
  listLessonsOfWeek: 'GET /api/reports/public/lessons' as Call<LessonOfWeek[]>,
} as const;
