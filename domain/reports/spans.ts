/**
 * The vocabulary of de-identification, shared by the engine, the server and the pages (contract C5.2, C5.4): what can be
 * found in a text, the words that stand in its place, what becomes of it, and what a manager decides. Offsets are UTF-16
 * units of the original text, as browsers count.
 */

/** Everything that can be found, and `marked` for what a manager marked by hand and nobody gave a kind (C5.4). */
export const SPAN_KINDS = [
  'name',
  'email',
  'phone',
  'registration',
  'club',
  'number',
  'address',
  'coordinates',
  'link',
  'handle',
  'date',
  'time',
  'marked',
] as const;
export type SpanKind = (typeof SPAN_KINDS)[number];

/** Stands where something was marked by hand (C5.4). */
export const REMOVED = '[removed]';

/**
 * The bracketed word that stands where a find was (C5.2). Coordinates read as an address and a social handle as a
 * link, so that readers meet no more than the eight words that C5.2 names, and `[date]` and `[time]` where a manager replaces
 * a day or a clock time of a copy made coarse (C5.5).
 */
export const REPLACEMENT_WORDS: Readonly<Record<SpanKind, string>> = {
  name: '[name]',
  email: '[email]',
  phone: '[phone]',
  registration: '[registration]',
  club: '[club]',
  number: '[number]',
  address: '[address]',
  coordinates: '[address]',
  link: '[link]',
  handle: '[link]',
  date: '[date]',
  time: '[time]',
  marked: REMOVED,
};

/** `suggest` leaves the text as it is and asks the manager (C5.3). */
export const SPAN_ACTIONS = ['replace', 'keep', 'suggest'] as const;
export type SpanAction = (typeof SPAN_ACTIONS)[number];

/** A find as the manager sees it: `reason` is a plain phrase, `confidence` lies between 0 and 1. */
export type Span = {
  field: string;
  start: number;
  end: number;
  kind: SpanKind;
  reason: string;
  confidence: number;
  action: SpanAction;
};

/**
 * A find with what goes on from it: the words that stand in its place, `null` where the text stays as it is, and whether a
 * decision made it so (a manager's, or the place of what an erased contact told) and not the engine alone.
 */
export type DecidedSpan = Span & { replacement: string | null; decided: boolean };

/** What a manager may decide about a stretch of a text (C5.4). */
export const REDACTION_ACTIONS = ['replace', 'keep'] as const;

/** A manager's decision on one stretch of the original text (C5.4). */
export type Redaction = {
  field: string;
  start: number;
  end: number;
  action: (typeof REDACTION_ACTIONS)[number];
  replacement?: string | undefined;
};
