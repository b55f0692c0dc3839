/** Input and output of the engine (C5.2, C5.4) */
import type { DecidedSpan, Redaction } from '../domain/reports/spans.ts';
import type { NameTagger } from './tagger/tagger.ts';

/** Values of the confidential fields. */
export type KnownIdentifiers = {
  reporterName: string | null;
  reporterEmail: string | null;
  reporterTelephone: string | null;
  aircraftRegistration: string | null;
  serialNumber: string | null;
};

/**
 * `country`: ISO 3166 alpha-2; `tagger`: without it only rules and lists decide. `listValues` identify nobody.
 */
export type DeidentifyInput = {
  texts: Record<string, string | null>;
  known: KnownIdentifiers;
  clubs: { name: string; location: string | null }[];
  userNames: string[];
  listValues: ReadonlySet<string>;
  country: string | null;
  language: string | null;
  redactions: Redaction[];
  /** Dates and times in texts are suggested, never replaced automatically (C5.5). */
  suggestsDatesAndTimes?: boolean;
  tagger?: NameTagger | undefined;
};

export type DeidentifyResult = { texts: Record<string, string | null>; spans: DecidedSpan[] };
