/** Imports store a day without a time as its first millisecond in UTC (C12.7, days.ts) */
export const isDateOnly = (moment: Date): boolean => moment.toISOString().endsWith('T00:00:00.000Z');
