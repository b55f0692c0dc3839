/** Keeps year, edition and club in the URL, so that a link opens the same document (C12.5). */
import { useCallback, useMemo } from 'react';
import { useSearch } from 'wouter';
import { SITE_MAP } from '../../domain/site-map.ts';
import { navigate } from '../language/navigate.ts';
import { queryOf } from '../paths.ts';
import type { AnnualSelection } from './api.ts';

function readUrlState(search: string): AnnualSelection {
  const query = new URLSearchParams(search);
  return {
    year: query.get('year') || String(new Date().getUTCFullYear()),
    edition: query.get('edition') === 'members' ? 'members' : 'team',
    clubId: query.get('clubId') ?? '',
  };
}

export function useUrlState(): [AnnualSelection, (change: Partial<AnnualSelection>) => void] {
  const search = useSearch();
  const selection = useMemo(() => readUrlState(search), [search]);
  const change = useCallback(
    (next: Partial<AnnualSelection>) =>
      navigate(SITE_MAP.annual.path + queryOf({ ...readUrlState(location.search), ...next })),
    [],
  );
  return [selection, change];
}
