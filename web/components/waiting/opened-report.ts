/** A report that waits, opened with its code, on its way into the form (contract C15.2). It stays in storage, locked, until it is sent again. */

export type OpenedReport = {
  /** The Idempotency-Key, which it keeps as long as it is not changed. */
  key: string;
  /** The JSON body as it would have been sent, the receipt code in it. */
  body: string;
  /** Lets it be sent again as it is. */
  release: () => void;
};

const EVENT = 'report-opened';

/** Offers it to the form of this page; false where that holds something else. */
export function offerOpened(opened: OpenedReport): boolean {
  return !dispatchEvent(new CustomEvent(EVENT, { detail: opened, cancelable: true }));
}

/** Calls `take` with what is opened, which tells whether it took it; ends with the function it gives. */
export function takeOpened(take: (opened: OpenedReport) => boolean): () => void {
  const hear = (event: Event) => {
    if (take((event as CustomEvent<OpenedReport>).detail)) event.preventDefault();
  };
  addEventListener(EVENT, hear);
  return () => removeEventListener(EVENT, hear);
}
