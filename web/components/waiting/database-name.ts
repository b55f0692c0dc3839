/** The device's database of waiting reports (C15.2); its locks and channel share the name. */
export const WAITING_NAME = 'waiting-reports';
