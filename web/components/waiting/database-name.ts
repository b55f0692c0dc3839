/** The database of what waits on a device (contract C15.2); its locks and messages are called after it. */
export const WAITING_NAME = 'waiting-reports';
