// The form on /submit or the details on /follow, after a reload or a change of language: choose again.

/** In the section of photos; {count} is 1 to 4. */
export const photosLost = {
  one: '{count} photo n’a pas été conservée au rechargement de la page. Veuillez la choisir à nouveau.',
  other: '{count} photos n’ont pas été conservées au rechargement de la page. Veuillez les choisir à nouveau.',
};
/** Below the button that adds a flight log. */
export const logLost =
  'Votre enregistrement de vol n’a pas été conservé au rechargement de la page. Veuillez le choisir à nouveau.';
/** A button beside both. */
export const dismiss = 'Masquer ce message';
