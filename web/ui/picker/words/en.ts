// The open list of a picker.

/** The search box: its name for screen readers, and its placeholder. */
export const searchList = 'Search the list';
export const searchOrType = 'Search or type...';
export const noOptions = 'No options found.';
/** The name of the list for screen readers. */
export const options = 'Options';
/** A message: title and text. */
export const notLoaded = 'The list could not be loaded';
export const checkConnection = 'Please check your internet connection and try again';
