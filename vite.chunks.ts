/**
 * Which modules share a chunk, in this order: a module goes into the first that matches it. `test/house/chunks.test.ts`
 * checks that each entry exists.
 */

/** What every page with React loads. */
const BASE = [
  'rolldown/runtime',
  'node_modules/react/',
  'node_modules/react-dom/',
  'node_modules/scheduler/',
  'node_modules/wouter/',
  // Query's infinite lists and mutations are loaded by the pages that use them.
  /node_modules\/@tanstack\/(?!.*(?:infinite|mutation(?!cache)|queriesobserver|usequeries))/i,
  'domain/api/call.ts',
  'domain/api/public-calls.ts',
  /domain\/language\/(?!validation-message|days)/,
  'domain/reports/labels/category.ts',
  'domain/reports/labels/words/',
  'domain/site-map.ts',
  'domain/text/limits.ts',
  'domain/text/blank.ts',
  'web/api.',
  'web/app.',
  'web/focus/after-navigation.',
  'web/main.',
  'web/paths.',
  'web/query-client.',
  'web/routes.',
  'web/components/site.tsx',
  'web/components/theme-toggle.tsx',
  'web/components/filters/list-filters.ts',
  'web/components/lazy/use-lazy.ts',
  'web/components/leaving/history-guard.ts',
  'web/components/words/',
  'web/document/input-before-hydration.ts',
  'web/document/page-data.ts',
  'web/language/',
  /web\/layouts\/footer(?!-navigation)/,
  'web/layouts/header',
  'web/layouts/logo',
  'web/layouts/page',
  'web/layouts/preload',
  'web/layouts/public',
  'web/layouts/words/',
  'web/reports/public/api.ts',
  'web/shims/',
  'web/ui/button.',
  'web/ui/control.',
  'web/ui/toast/toast.ts',
  'web/ui/toast/words/',
  'web/words/',
  // Shared by report lists and pickers, which need not load each other.
  'lucide-react/dist/esm/icons/search.mjs',
];

/** Report lists, and the rest of the public list. */
const LIST = [
  'domain/language/days.ts',
  'web/components/dates.ts',
  'web/components/filters/filter-panel',
  'web/components/filters/keyword-search',
  'web/components/filters/wrong-filters',
  'web/components/filters/words',
  'web/components/history/',
  'web/components/long-list/',
  'web/components/report-card/',
  'web/components/severity-badge',
  'web/reports/public/url-state',
  'web/reports/public/lang-of',
  'web/reports/public/notice',
  'web/reports/public/report-card',
  'web/reports/public/report-list',
  'web/reports/public/reports-page',
  'web/reports/public/detail/no-script-context',
  'web/reports/public/topics/server-html',
  'web/reports/public/words/',
  'web/ui/clickable-card',
  'web/ui/skeleton',
  'lucide-react/dist/esm/icons/calendar.mjs',
  'lucide-react/dist/esm/icons/plane.mjs',
  'lucide-react/dist/esm/icons/map-pin.mjs',
];

/** What the public list loads once it is filtered. */
const FILTERED = [
  'domain/api/search-calls',
  'web/reports/public/no-match/',
  /web\/reports\/public\/topics\/(?!server-html)/,
];

/** Form fields. */
const FORM = [
  'domain/language/validation-message',
  'domain/location/regions',
  'domain/reports/labels/places',
  'domain/reports/report.ts',
  'domain/reports/words/',
  'domain/text/rule',
  'domain/text/normalise',
  'domain/text/email',
  'domain/text/calendar',
  'domain/text/telephone',
  'domain/text/words',
  'web/components/lookups',
  'web/components/select-or-type',
  'web/components/waiting/opened-report',
  'web/components/waiting/watch-waiting',
  'web/ui/field',
  'web/ui/picker/picker',
  'web/ui/picker/words',
  'lucide-react/dist/esm/icons/check.mjs',
  'lucide-react/dist/esm/icons/trash.mjs',
];

/** The report form; /follow uses its fields to add details. */
const SUBMIT = [
  'web/components/report-fields/',
  /web\/reports\/submit\/(?!sending\/|confirmation\/|receipt\/|phone\/(?:calling|dialling)|flight\/(?!flight-row|drop-log)|photos\/choose|lost-files)/,
];

/** The open list of a picker, and how it folds what is typed. */
const OPTIONS = ['domain/text/folding/fold-label', 'web/ui/picker/option-list', 'web/ui/picker/use-window'];

/** What a reload lost. */
const LOST = ['web/components/lost-files/', 'web/reports/submit/lost-files/'];

/** Dialogs and toasts. */
const OVERLAY = [
  'web/components/leaving/forget-on-return',
  'web/components/leaving/intercept-',
  'web/components/leaving/leave-guard',
  'web/ui/dialog.tsx',
  'web/ui/dialogs/confirm-dialog',
  'web/ui/dialogs/words/',
  'web/ui/toast/toaster.tsx',
  'lucide-react/dist/esm/icons/log-out.mjs',
];

/** Authorities and their portals, which the confirmation loads on its own. */
const AUTHORITY = ['domain/authority/regime'];

/** Validation of input before it is sent. */
const VALIDATION = [
  'node_modules/zod/',
  'domain/validate.ts',
  'domain/problems.ts',
  'domain/clubs/club.ts',
  'domain/text/field.ts',
  /web\/reports\/submit\/sending\/(?:form-failure|report-sender)/,
];

/** What staff pages share. */
const STAFF = [
  /@tanstack\/.*(?:infinite|mutation|queriesobserver|usequeries)/i,
  'domain/api/staff-calls',
  'domain/follow-up/words/',
  'domain/hazards/refusals/words/',
  'domain/id.ts',
  'domain/permissions',
  'domain/reports/filters',
  'domain/reports/review',
  'domain/users/user',
  'web/components/api-failure',
  'web/components/clubs/deleted/',
  'web/components/charts/',
  'web/components/clubs/club-name',
  'web/components/clubs/club-select',
  'web/components/files/save-file',
  'web/components/filters/trend-filters/words/',
  'web/components/time-zones/',
  'web/components/precision/',
  'web/components/saving/changed-fields',
  'web/components/saving/drafts',
  'web/components/saving/show-saved',
  'web/layouts/staff/session',
  'web/ui/choices/segmented-control',
  'web/ui/choices/radio-group',
  'web/layouts/staff/notice',
  'web/layouts/staff/staff-',
  'web/reports/review/api',
  'web/reports/review/attention/api',
  'web/ui/badge',
  'web/ui/tabs',
  'web/ui/dialogs/',
  'web/ui/table/',
  'web/users/api',
  'lucide-react/dist/esm/icons/list-checks.mjs',
  'lucide-react/dist/esm/icons/pencil.mjs',
  'lucide-react/dist/esm/icons/plus.mjs',
  'lucide-react/dist/esm/icons/users.mjs',
  'lucide-react/dist/esm/icons/users-round.mjs',
];

/** Icons that several pages load later: one file, since the first scripts name every file. */
const ICONS = [
  'lucide-react/dist/esm/icons/chevron-right.mjs',
  'lucide-react/dist/esm/icons/circle-check-big.mjs',
  'lucide-react/dist/esm/icons/download.mjs',
  'lucide-react/dist/esm/icons/key-round.mjs',
  'lucide-react/dist/esm/icons/mail.mjs',
  'lucide-react/dist/esm/icons/printer.mjs',
  'lucide-react/dist/esm/icons/undo-2.mjs',
  'lucide-react/dist/esm/icons/user-x.mjs',
];

/** The chunks in order; each entry is a substring of a path or a pattern. */
export const CHUNKS: Record<string, (string | RegExp)[]> = {
  base: BASE,
  list: LIST,
  found: FILTERED,
  form: FORM,
  submit: SUBMIT,
  'option-list': OPTIONS,
  lost: LOST,
  overlay: OVERLAY,
  check: VALIDATION,
  authority: AUTHORITY,
  staff: STAFF,
  icons: ICONS,
};

export const isIn = (path: string, parts: readonly (string | RegExp)[]): boolean =>
  parts.some((part) => (typeof part === 'string' ? path.includes(part) : part.test(path)));
