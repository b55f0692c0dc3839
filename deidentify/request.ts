/** What goes into the engine and what comes out (contract C5.2 and C5.4). */
import type { DecidedSpan, Redaction } from '../domain/reports/spans.ts';
import type { NameTagger } from './tagger/tagger.ts';

/** What the report's confidential fields hold. */
export type KnownIdentifiers = {
  reporterName: string | null;
  reporterEmail: string | null;
  reporterTelephone: string | null;
  aircraftRegistration: string | null;
  serialNumber: string | null;
};

/** Whether the day, and whether the time, of the copy is less than exact. */
export type Precision = { date: boolean; time: boolean };

/**
 * `listValues` are what the form's lists offer: a field that holds one of them tells of nobody. `country` is ISO 3166
 * alpha-2; `language` the report's narrative language in words or as a code. `coarse` says what of the copy's own day and time
 * is made coarse: then days and clock times in the texts are suggested, never replaced by themselves (C5.5). `tagger` is
 * the learned recogniser of names, which whoever asks has read from its files (tagger/README.md); without it the rules
 * and lists stand alone.
 */
export type DeidentifyInput = {
  texts: Record<string, string | null>;
  known: KnownIdentifiers;
  clubs: { name: string; location: string | null }[];
  staffNames: string[];
  listValues: ReadonlySet<string>;
  country: string | null;
  language: string | null;
  redactions: Redaction[];
  coarse?: Precision;
  tagger?: NameTagger | undefined;
};

export type DeidentifyResult = { texts: Record<string, string | null>; spans: DecidedSpan[] };
