/** Lessons of the week and topics above the list (contract C17.3). The server writes them into the page. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SEARCH_CALLS } from '../../../../domain/api/search-calls.ts';
import type { PageData } from '../../../../domain/page.ts';
import { get } from '../../../api.ts';
import { isFiltered, type ListFilters } from '../../../components/filters/list-filters.ts';
import { SERVED } from '../api.ts';
import { Lessons } from './lessons.tsx';
import { Topics } from './topics.tsx';

type Props = Pick<PageData, 'lessons' | 'topics'> & { chosen: string };

/** As it is served. */
export function AboveList({ lessons = [], topics = [], chosen }: Props) {
  return (
    <>
      {lessons.length > 0 && <Lessons lessons={lessons} />}
      {topics.length > 0 && <Topics topics={topics} chosen={chosen} />}
    </>
  );
}

/** The same once filters are used, or where another page was served: then the topics are asked for. */
export function LiveAboveList({ filters }: { filters: ListFilters }) {
  const { topics, lessons } = useQueryClient().getQueryData<PageData>(SERVED) ?? {};
  const { data } = useQuery({
    queryKey: ['public-topics'],
    queryFn: ({ signal }) => get(SEARCH_CALLS.listTopics, {}, signal),
    ...(topics && { initialData: topics }),
  });
  return <AboveList topics={data ?? []} lessons={(!isFiltered(filters) && lessons) || []} chosen={filters.topic} />;
}
