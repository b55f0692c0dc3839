/** The button that adds a flight log: it takes the focus when the log is removed. */
export const ADD_LOG = 'add-log';
