/** This week's lessons and topics above the list, server-rendered (C17.3). */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SEARCH_CALLS } from '../../../../domain/api/search-calls.ts';
import type { PageData } from '../../../../domain/page.ts';
import { get } from '../../../api.ts';
import { isFiltered, type ListFilters } from '../../../components/filters/list-filters.ts';
import { PAGE_DATA_KEY } from '../api.ts';
import { Lessons } from './lessons.tsx';
import { Topics } from './topics.tsx';

type Props = Pick<PageData, 'lessons' | 'topics'> & { chosen: string };

export function AboveList({ lessons = [], topics = [], chosen }: Props) {
  return (
    <>
      {lessons.length > 0 && <Lessons lessons={lessons} />}
      {topics.length > 0 && <Topics topics={topics} chosen={chosen} />}
    </>
  );
}

/** The client-side version, used once filters change or if another page was served; fetches what is missing. */
export function LiveAboveList({ filters }: { filters: ListFilters }) {
  const served = useQueryClient().getQueryData<PageData>(PAGE_DATA_KEY);
  const isUnfiltered = !isFiltered(filters);
  const { data: topics } = useQuery({
    queryKey: ['public-topics'],
    queryFn: ({ signal }) => get(SEARCH_CALLS.listTopics, {}, signal),
    ...(served?.topics && { initialData: served.topics }),
  });
  const { data: lessons } = useQuery({
    queryKey: ['lessons-of-week'],
    queryFn: ({ signal }) => get(SEARCH_CALLS.listLessonsOfWeek, {}, signal),
    enabled: isUnfiltered,
    ...(served?.lessons && { initialData: served.lessons }),
  });
  return <AboveList topics={topics ?? []} lessons={(isUnfiltered && lessons) || []} chosen={filters.topic} />;
}
