// The phone field of the form on /submit.

/** The name of the list of countries before the number, for screen readers. */
export const callingCode = 'Prefijo del país';
/** ISO 3166 code of the country that most of its readers call from, unless another is detected. */
export const country = 'ES';
