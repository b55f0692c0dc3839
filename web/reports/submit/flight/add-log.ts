/** Id of the button that adds a flight log, which receives focus when the log is removed. */
export const ADD_LOG = 'add-log';
