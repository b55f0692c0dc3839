// The form on /submit or the details on /follow, after a reload or a change of language: choose again.

/** In the section of photos; {count} is 1 to 4. */
export const photosLost = {
  one: '{count} foto no se ha conservado al recargar la página. Vuelve a elegirla.',
  other: '{count} fotos no se han conservado al recargar la página. Vuelve a elegirlas.',
};
/** Below the button that adds a flight log. */
export const logLost = 'El registro de vuelo no se ha conservado al recargar la página. Vuelve a elegirlo.';
/** A button beside both. */
export const dismiss = 'Ocultar el aviso';
