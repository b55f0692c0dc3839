/** Id of the button that receives focus when the log is removed. */
export const ADD_LOG = 'add-log';
