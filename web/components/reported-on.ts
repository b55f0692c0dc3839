/** When a copy says that it was reported: on a day, or in a month where the copy tells no day (C5.5). */
import { longDay } from './dates.ts';

const MONTH = /^\d{4}-\d\d$/;

/** `Reported on June 3, 2026`, or `Reported in June 2026`. */
export const reportedOn = (iso: string): string => `Reported ${MONTH.test(iso) ? 'in' : 'on'} ${longDay(iso)}`;
