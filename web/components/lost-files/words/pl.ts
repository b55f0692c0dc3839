// The form on /submit or the details on /follow, after a reload or a change of language: choose again.

/** In the section of photos; {count} is 1 to 4. */
export const photosLost = {
  one: '{count} zdjęcie przepadło przy ponownym wczytaniu strony. Proszę wybrać je jeszcze raz.',
  few: '{count} zdjęcia przepadły przy ponownym wczytaniu strony. Proszę wybrać je jeszcze raz.',
  many: '{count} zdjęć przepadło przy ponownym wczytaniu strony. Proszę wybrać je jeszcze raz.',
};
/** Below the button that adds a flight log. */
export const logLost = 'Zapis lotu przepadł przy ponownym wczytaniu strony. Proszę wybrać go jeszcze raz.';
/** A button beside both. */
export const dismiss = 'Ukryj komunikat';
