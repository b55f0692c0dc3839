/** What both lists of reports are narrowed by, as it stands in the address (specification section 2, Filter panel). */

/** A blank value is no filter. */
export type ListFilters = {
  keyword: string;
  startDate: string;
  endDate: string;
  severity: string;
  aircraftCategory: string;
};

const NAMES = ['keyword', 'startDate', 'endDate', 'severity', 'aircraftCategory'] as const;

/** Nothing is narrowed. */
export const NO_FILTERS: ListFilters = { keyword: '', startDate: '', endDate: '', severity: '', aircraftCategory: '' };

/** The filters that an address's query names. */
export function readFilters(query: URLSearchParams): ListFilters {
  return Object.fromEntries(NAMES.map((name) => [name, query.get(name) ?? ''])) as ListFilters;
}

/** True where any filter is set. */
export function isFiltered(filters: ListFilters): boolean {
  return NAMES.some((name) => filters[name] !== '');
}
