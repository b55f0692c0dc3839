/** 16 px text, so that phones do not zoom. */
export const CONTROL =
  'w-full min-h-12 rounded-control border border-edge bg-ground px-3.5 py-2.5 text-base text-ink transition-colors hover:border-sky aria-invalid:border-danger aria-invalid:border-2 disabled:opacity-60';
