// The form on /submit or the details on /follow, after a reload or a change of language: choose again.

/** In the section of photos; {count} is 1 to 4. */
export const photosLost = {
  one: '{count} photo was not kept when the page was reloaded. Please choose it again.',
  other: '{count} photos were not kept when the page was reloaded. Please choose them again.',
};
/** Below the button that adds a flight log. */
export const logLost = 'Your flight log was not kept when the page was reloaded. Please choose it again.';
/** A button beside both. */
export const dismiss = 'Dismiss';
