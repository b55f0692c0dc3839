// The page /submit: the required fields as its bar names them, and the messages after sending.

/** Short names of the required fields, as links after `Still missing:`. */
export const required = { clubId: 'Club', narrative: 'Beschrijving', reporterEmail: 'E-mail' };

/** Titles and text of the messages that appear for some seconds. */
export const failed = 'Versturen mislukt';
export const submitted = 'Je melding is verstuurd';
export const thanks = 'Bedankt dat je bijdraagt aan veilig vliegen.';
