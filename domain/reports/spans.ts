/** De-identification types (C5.2, C5.4). Offsets are UTF-16 units in the original */

/** `marked`: by hand, without a kind (C5.4). */
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

export const REMOVED = '[removed]';

/** (C5.2); `[date]` and `[time]` are for coarse copies (C5.5). */
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

/** Part of a text of the report. */
export type FieldRange = { field: string; start: number; end: number };

/** `suggest`: keep, and ask the manager (C5.3). */
export const SPAN_ACTIONS = ['replace', 'keep', 'suggest'] as const;
export type SpanAction = (typeof SPAN_ACTIONS)[number];

/** `confidence`: 0 to 1. */
export type Span = {
  field: string;
  start: number;
  end: number;
  kind: SpanKind;
  reason: string;
  confidence: number;
  action: SpanAction;
};

/** `replacement` `null`: keep; `decided`: by a manager or an erased contact. */
export type DecidedSpan = Span & { replacement: string | null; decided: boolean };

export const REDACTION_ACTIONS = ['replace', 'keep'] as const;

/** UTF-16 offsets in the original (C5.4). */
export type Redaction = {
  field: string;
  start: number;
  end: number;
  action: (typeof REDACTION_ACTIONS)[number];
  replacement?: string | undefined;
};
