// The page /submit: names of the required fields in its bar, and the messages after sending.

/** Short names of the required fields, as links after `Still missing:`. */
export const required = { clubId: 'Club', narrative: 'Beschrijving', reporterEmail: 'E-mail' };

/** Titles and text of toasts. */
export const failed = 'Versturen mislukt';
export const submitted = 'Je melding is verstuurd';
export const thanks = 'Bedankt dat je bijdraagt aan veilig vliegen.';
