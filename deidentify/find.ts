/** A recogniser's find, before conflicts are resolved and decisions applied */
import type { SpanKind } from '../domain/reports/spans.ts';

/** `confidence`: 0 to 1; `confidential`: a confidential field's value. */
export type Find = {
  start: number;
  end: number;
  kind: SpanKind;
  reason: string;
  confidence: number;
  confidential?: true;
};

/** Finds below this are shown but not replaced (C5.3). */
export const REPLACE_FROM_CONFIDENCE = 0.5;
