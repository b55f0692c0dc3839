/** Reporting regimes and their portals (C13.1) */
import * as z from 'zod/mini';
import { REGIMES, type Regime } from '../clubs/settings.ts';
import { caaPage } from './words/en.ts';

export const ClubRegime = z.object({ regime: z.enum(REGIMES) });
export type ClubRegime = z.output<typeof ClubRegime>;

export type ReportingRegime = Exclude<Regime, 'none'>;

/** The European portal, and the British page that leads to one. */
export const PORTALS: Record<ReportingRegime, { name: string; url: string }> = {
  EU: { name: 'aviationreporting.eu', url: 'https://e2.aviationreporting.eu/reporting' },
  UK: {
    name: caaPage,
    url: 'https://www.caa.co.uk/our-work/make-a-report-or-complaint/mor/occurrence-reporting/',
  },
};
