/** A recogniser's find, before conflicts and decisions are settled */
import type { SpanKind } from '../domain/reports/spans.ts';

/** `confidence`: 0 to 1; `confidential`: in the report's own fields. */
export type Find = {
  start: number;
  end: number;
  kind: SpanKind;
  reason: string;
  confidence: number;
  confidential?: true;
};

/** Below this, finds are shown and not replaced (C5.3). */
export const SURE_ENOUGH = 0.5;
