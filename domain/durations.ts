export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * Later times were stored while a clock was ahead, and are ignored once it is right. The clocks of instances differ by
 * less.
 */
export const latestPlausible = (now: Date): Date => new Date(now.getTime() + 5 * MINUTE_MS);
