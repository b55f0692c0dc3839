/** What a recogniser says about a text, before conflicts are settled and the manager's decisions laid over. */
import type { SpanKind } from '../domain/reports/spans.ts';

/** A stretch that may have to go. `confidence` lies between 0 and 1; `confidential`: the report's own fields hold it. */
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
