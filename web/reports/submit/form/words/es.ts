// The form on the page /submit: cards, optional sections, the bar with the button, and notes about the draft.

/** The form's name for screen readers. */
export const form = 'Informe de seguridad';

/** The first card: its title, also the label of its list, and the text below the title. */
export const club = 'Club';
export const whichClub = '¿De qué club? Lo leerá su equipo de seguridad.';
/** One line instead of the card if a poster's link names the club; {club} is its name in bold. */
export const clubIs = 'Club: {club}';
/** A button that changes the club or the language. */
export const change = 'Cambiar';

/** The second card. */
export const whatHappened = 'Qué pasó';
export const howMuch = 'De momento basta con dos frases: ¿qué pasó y qué habría ayudado?';
/** A button of one word, shown in the dark theme: it switches to the light one, which is readable in sunlight. */
export const bright = 'Claro';
/** The label of the large field: {unseen} is `narrativeUnseen`, for screen readers only. */
export const narrative = '{unseen}Relato';
export const narrativeUnseen = 'Qué pasó / ';
/** Below the large field; {min} is 10. */
export const narrativeHint = 'Mejor con tus palabras. Bastan {min} caracteres; con más, aprendemos más.';
/** Below the large field when it is nearly full: {length} and {max} are numbers. */
export const narrativeLength = '{length} de {max} caracteres.';
export const headline = 'Título';
export const headlineHint = 'Unas pocas palabras, si se te ocurren.';

/** A sentence with the language in a field: `Your report is in English`; {language} is that field. */
export const reportIsIn = 'Tu informe está en {language}';
/** The label of the list of languages. */
export const narrativeLanguage = 'Idioma del relato';
/** The button `Change` beside that sentence, for screen readers. */
export const changeLanguage = 'Cambiar el idioma';

/** The title of the section about the reporter. */
export const contact = 'Datos de contacto';
/** Beside a section's title: nothing is required, the email is, or {filled} of {all} fields are filled in. */
export const optional = 'Opcional';
export const emailRequired = 'Correo obligatorio';
export const filledOf = '{filled} de {all}';

/** The hint below the email. */
export const emailHint = 'Para preguntas de tu equipo de seguridad. Nunca se publica.';
/** A checkbox below the contact details. */
export const notify = 'Quiero recibir un correo si hay alguna pregunta (el correo no dice nada del informe)';
/** A second checkbox, shown once that one is ticked. */
export const linkOpens = 'El enlace del correo puede abrir mi informe sin el código';

/** The card with the optional sections: its heading, the text below it, and the button that opens or closes all. */
export const asMuchAsYouLike = 'Todo lo que quieras añadir';
export const allOptional =
  'Todo esto es opcional: puedes enviar tu informe sin ello. Cada detalle ayuda. También puedes añadirlo más tarde, con tu código de seguimiento.';
export const collapseAll = 'Cerrar todo';
export const expandAll = 'Abrir todo';

/** The bar at the bottom of the screen; links to the missing fields follow the first. */
export const stillMissing = 'Aún falta:';
export const completeRequired = 'Para enviarlo, rellena los campos obligatorios (club, relato, correo).';
export const notSent = 'No se ha enviado. Todo lo que has escrito sigue aquí.';
export const readyToSend = 'Listo para enviar. Solo el equipo de seguridad sabe quién eres.';
/** The button, and its label while the report is sent. */
export const submitReport = 'Enviar informe';
export const submitting = 'Enviando…';

/** Notes about an unsent report kept in this tab. */
export const draftKept =
  'Se guarda en esta pestaña hasta que lo envíes. Los datos de contacto y la matrícula no se guardan nunca.';
export const allRestored = 'Hemos conservado lo que habías escrito en esta pestaña.';
export const draftRestored =
  'Hemos conservado lo que habías escrito en esta pestaña, salvo tus datos de contacto y la matrícula.';
/** The button, its question, and the two answers. */
export const clearForm = 'Vaciar formulario';
export const clearQuestion = 'Se borrará todo lo que has escrito aquí.';
export const clearIt = 'Vaciar';
export const keepIt = 'Conservar';

/** The title of the photo section, and the toast if it could not be loaded. */
export const photos = 'Fotos';
export const photosNotLoaded = 'Ahora no se pueden añadir fotos';
