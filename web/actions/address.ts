/** The register's filter stands in the address: back and forward work, and a link leads to the same place. */
import { useSearch } from 'wouter';
import { REGISTER_FILTERS, type RegisterFilter } from '../components/actions/api.ts';
import { navigate } from '../language/navigate.ts';
import { paths } from '../paths.ts';

/** What is shown, and the way to show something else. */
export function useRegisterFilter(): [RegisterFilter, (show: RegisterFilter) => void] {
  const wanted = new URLSearchParams(useSearch()).get('show');
  const show = REGISTER_FILTERS.find((each) => each === wanted) ?? '';
  return [show, (next) => navigate(paths.actions({ show: next }))];
}
