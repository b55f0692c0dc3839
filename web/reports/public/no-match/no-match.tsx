/** Shown for filters that match nothing or are invalid. */

import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Link } from 'wouter';
import { SEARCH_CALLS } from '../../../../domain/api/search-calls.ts';
import { fill } from '../../../../domain/language/text.ts';
import type { KeywordSuggestion } from '../../../../domain/reports/suggestion/suggestion.ts';
import { get } from '../../../api.ts';
import { filterParameters, type ListFilters } from '../../../components/filters/list-filters.ts';
import { paths } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../notice.tsx';
import * as listWords from '../words/en.ts';
import * as words from './words/en.ts';

type Props = { filters: ListFilters; onClear: () => void; filterErrors: readonly string[] | null };

/** `filterErrors`: the server's messages about invalid filters. */
export default function NoMatch({ filters, onClear, filterErrors }: Props) {
  return (
    <Notice
      title={filterErrors ? listWords.wrongFilters : listWords.noMatchTitle}
      icon={
        <>
          {/* First, as the rest is off screen on a phone. */}
          {!filterErrors && filters.keyword && <DidYouMean filters={filters} />}
          <SearchX aria-hidden="true" className="size-10 text-sky" />
        </>
      }
      {...(filterErrors && { alert: true })}
    >
      {filterErrors?.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {!filterErrors && <p className="max-w-md">{listWords.tryOthers}</p>}
      <Button variant="secondary" onClick={onClear}>
        {filterErrors ? listWords.clearFilters : listWords.showAll}
      </Button>
    </Notice>
  );
}

/** Suggests the keyword that was probably meant (C17.3). */
function DidYouMean({ filters }: { filters: ListFilters }) {
  const { data } = useQuery<KeywordSuggestion>({
    queryKey: ['keyword-suggestion', filters],
    queryFn: ({ signal }) => get(SEARCH_CALLS.suggestKeyword, filterParameters(filters), signal),
  });
  return (
    // A live region must exist before its content.
    <div aria-live="polite">
      {data?.keyword && (
        <Link href={paths.reports({ ...filters, keyword: data.keyword })} className={buttonClass()}>
          {fill(words.didYouMean, { keyword: data.keyword })}
        </Link>
      )}
    </div>
  );
}
