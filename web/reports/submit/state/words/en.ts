// The page /submit: names of the required fields in its bar, and the messages after sending.

/** Short names of the required fields, as links after `Still missing:`. */
export const required = { clubId: 'Club', narrative: 'Narrative', reporterEmail: 'Email' };

/** Titles and text of toasts. */
export const failed = 'Submission failed';
export const submitted = 'Report submitted successfully';
export const thanks = 'Thank you for contributing to aviation safety.';
