/** Calls for search suggestions (C17.3) */
import type { LessonOfWeek } from '../briefing/briefing.ts';
import type { KeywordSuggestion } from '../reports/suggestion/suggestion.ts';
import type { TopicCount } from '../reports/topics/topics.ts';
import type { Call } from './call.ts';

export const SEARCH_CALLS = {
  suggestKeyword: 'GET /api/reports/public/suggestion' as Call<KeywordSuggestion>,
  listTopics: 'GET /api/reports/public/topics' as Call<TopicCount[]>,
  listLessonsOfWeek: 'GET /api/reports/public/lessons' as Call<LessonOfWeek[]>,
} as const;
