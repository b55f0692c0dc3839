/** Keeps filters and the open hazard in the URL, so that back, forward and links work. */
import { useSearch } from 'wouter';
import { STATE_FILTERS } from '../../domain/hazards/register.ts';
import type { HazardFilters } from '../components/hazards/api.ts';
import { backToList, FROM_LIST } from '../components/history/back-to-list.ts';
import { navigate } from '../language/navigate.ts';
import { paths } from '../paths.ts';

type UrlState = HazardFilters & { hazard: string };

const isGrade = (text: string | null): text is string => text !== null && /^[1-5]$/.test(text);

function readUrlState(search: string): UrlState {
  const query = new URLSearchParams(search);
  const [severity, likelihood] = [query.get('severity'), query.get('likelihood')];
  const isCell = isGrade(severity) && isGrade(likelihood);
  return {
    state: STATE_FILTERS.find((state) => state === query.get('state')) ?? 'open',
    severity: isCell ? severity : '',
    likelihood: isCell ? likelihood : '',
    hazard: query.get('hazard') ?? '',
  };
}

function go(change: Partial<UrlState>, options: { replace?: boolean; state?: unknown } = {}): void {
  const { state, ...rest } = { ...readUrlState(location.search), ...change };
  navigate(paths.hazards({ ...rest, state: state === 'open' ? '' : state }), options);
}

export const filterHazards = (change: Partial<HazardFilters>): void => go(change);

export const openHazard = (hazard: string): void => go({ hazard }, { state: FROM_LIST });

/** Unless another one, or none, is open by now. */
export function closeHazard(hazard: string): void {
  if (readUrlState(location.search).hazard === hazard) backToList(() => go({ hazard: '' }, { replace: true }));
}

export const useUrlState = (): UrlState => readUrlState(useSearch());
