// What the engine says about a text. A span is one find: where it is, what it is, why we think so and what is to be
// done with it (contract C5.2 and C5.4). Offsets are UTF-16 units of the original text, as browsers count.

/** Everything that can be found. The words that replace them are in REPLACEMENT_WORDS (C5.2). */
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
  'marked',
] as const;

export type SpanKind = (typeof SPAN_KINDS)[number];

/** Stands for what a manager marked by hand and nobody gave a kind (C5.4). */
export const REMOVED = '[removed]';

/**
 * The bracketed word that stands where a find was (C5.2). Coordinates read as an address and a social handle as a
 * link, so that readers meet no more than the eight words that the contract names.
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
  marked: REMOVED,
};

/** `suggest` leaves the text as it is and asks the manager (C5.3). */
export type SpanAction = 'replace' | 'keep' | 'suggest';

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

/** A manager's decision on one stretch of the original text (C5.4). */
export type Redaction = {
  field: string;
  start: number;
  end: number;
  action: 'replace' | 'keep';
  replacement?: string | undefined;
};

/** What a recogniser reports, before conflicts are settled. `confidential`: the report's own fields hold it. */
export type Find = {
  start: number;
  end: number;
  kind: SpanKind;
  reason: string;
  confidence: number;
  confidential?: true;
};

/** Finds below this are shown to the manager and not replaced (C5.3). */
export const SURE_ENOUGH = 0.5;
