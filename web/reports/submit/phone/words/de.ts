// The phone field of the form on /submit.

/** The name of the list of countries before the number, for screen readers. */
export const callingCode = 'Ländervorwahl';
