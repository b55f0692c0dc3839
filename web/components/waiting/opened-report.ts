/** Hands a waiting report, opened with its code, to the form; it stays stored and locked until sent again (C15.2). */

export type OpenedWaitingReport = {
  /** The Idempotency-Key, kept while the report is unchanged. */
  key: string;
  /** The JSON body, receipt code included. */
  body: string;
  /** Unlocks it to be sent unchanged. */
  release: () => void;
};

const EVENT = 'report-opened';

/** False if the form already has content. */
export function offerOpenedReport(opened: OpenedWaitingReport): boolean {
  return !dispatchEvent(new CustomEvent(EVENT, { detail: opened, cancelable: true }));
}

/** `take` returns whether it accepted the report. Returns an unsubscribe function. */
export function onReportOpened(take: (opened: OpenedWaitingReport) => boolean): () => void {
  const listener = (event: Event) => {
    if (take((event as CustomEvent<OpenedWaitingReport>).detail)) event.preventDefault();
  };
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}
