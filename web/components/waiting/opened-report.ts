/** A waiting report opened with its code for the form; it stays in storage, locked, until sent again (C15.2). */

export type OpenedReport = {
  /** The Idempotency-Key, kept while the report is unchanged. */
  key: string;
  /** The JSON body, receipt code included. */
  body: string;
  /** Lets it be sent unchanged. */
  release: () => void;
};

const EVENT = 'report-opened';

/** False if the form holds something else. */
export function offerOpened(opened: OpenedReport): boolean {
  return !dispatchEvent(new CustomEvent(EVENT, { detail: opened, cancelable: true }));
}

/** `take` tells whether it took the report; returns the function that unsubscribes. */
export function takeOpened(take: (opened: OpenedReport) => boolean): () => void {
  const hear = (event: Event) => {
    if (take((event as CustomEvent<OpenedReport>).detail)) event.preventDefault();
  };
  addEventListener(EVENT, hear);
  return () => removeEventListener(EVENT, hear);
}
