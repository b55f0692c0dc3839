/** Keeps filters and the open hazard in the URL, so that back, forward and links work. */
import { useSearch } from 'wouter';
import { STATE_FILTERS } from '../../domain/hazards/register.ts';
import type { HazardFilters } from '../components/hazards/api.ts';
import { navigate } from '../language/navigate.ts';
import { paths } from '../paths.ts';

type Address = HazardFilters & { hazard: string };

const isGrade = (text: string | null): text is string => text !== null && /^[1-5]$/.test(text);

function readAddress(search: string): Address {
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

export function useAddress(): [Address, (change: Partial<Address>) => void] {
  const address = readAddress(useSearch());
  const go = (change: Partial<Address>) => {
    const { state, ...rest } = { ...address, ...change };
    navigate(paths.hazards({ ...rest, state: state === 'open' ? '' : state }));
  };
  return [address, go];
}
