/** Every address of the product, as functions: pages, and the calls that pages make (specification sections 2 and 7). */

/** The part of an address after `?`, without what is empty; `''` where nothing is left. */
export function queryOf(values: Record<string, string | number | null | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, String(value));
  const text = query.toString();
  return text && `?${text}`;
}

/** The pages. */
export const paths = {
  home: () => '/',
  submit: () => '/submit',
  reports: (query: Record<string, string | null> = {}) => `/reports${queryOf(query)}`,
  login: () => '/manager/login',
  dashboard: (query: Record<string, string | null> = {}) => `/manager${queryOf(query)}`,
  clubs: () => '/manager/clubs',
  users: () => '/manager/users',
  audit: () => '/manager/audit',
} as const;

type Filters = Record<string, string | number | null | undefined>;

/** The calls. */
export const calls = {
  commonFields: () => '/api/common-fields',
  clubs: () => '/api/clubs',
  club: (id: string) => `/api/clubs/${id}`,
  detectLocation: () => '/api/detect-location',
  reports: (filters: Filters = {}) => `/api/reports${queryOf(filters)}`,
  reportCounts: (filters: Filters = {}) => `/api/reports/counts${queryOf(filters)}`,
  report: (id: string) => `/api/reports/${id}`,
  contact: (id: string) => `/api/reports/${id}/contact`,
  publicPreview: (id: string) => `/api/reports/${id}/public-preview`,
  review: (id: string, action: 'approve' | 'comment' | 'hide') => `/api/reports/${id}/${action}`,
  publicReports: (filters: Filters = {}) => `/api/reports/public${queryOf(filters)}`,
  publicCounts: (filters: Filters = {}) => `/api/reports/public/counts${queryOf(filters)}`,
  publicReport: (id: string) => `/api/reports/public/${encodeURIComponent(id)}`,
  authCheck: () => '/api/auth/check',
  login: () => '/api/auth/login',
  logout: () => '/api/auth/logout',
  password: () => '/api/auth/password',
  users: () => '/api/users',
  user: (id: string) => `/api/users/${id}`,
  audit: (filters: Filters = {}) => `/api/audit${queryOf(filters)}`,
} as const;
