/** IndexedDB name for waiting reports (C15.2); also used for locks and the broadcast channel. */
export const WAITING_NAME = 'waiting-reports';
