/** Keeps the filter in the URL, so that back, forward and links work. */
import { useSearch } from 'wouter';
import { REGISTER_FILTERS, type RegisterFilter } from '../components/actions/api.ts';
import { navigate } from '../language/navigate.ts';
import { paths } from '../paths.ts';

export function useRegisterFilter(): [RegisterFilter, (show: RegisterFilter) => void] {
  const requested = new URLSearchParams(useSearch()).get('show');
  const show = REGISTER_FILTERS.find((each) => each === requested) ?? '';
  return [show, (next) => navigate(paths.actions({ show: next }))];
}
