// The form on the page /submit: cards, optional sections, the bar with the button, and notes about the draft.

/** The form's name for screen readers. */
export const form = 'Segnalazione di sicurezza';

/** The first card: its title, also the label of its list, and the text below the title. */
export const club = 'Club';
export const whichClub = 'Quale team sicurezza deve leggerla?';
/** One line instead of the card if a poster's link names the club; {club} is its name in bold. */
export const clubIs = 'Club: {club}';
/** A button that changes the club or the language. */
export const change = 'Cambia';

/** The second card. */
export const whatHappened = 'Che cosa è successo';
export const howMuch = 'Per ora bastano due frasi: che cosa è successo, e che cosa avrebbe aiutato?';
/** A button of one word, shown in the dark theme: it switches to the light one, which is readable in sunlight. */
export const bright = 'Chiaro';
/** The label of the large field: {unseen} is `narrativeUnseen`, for screen readers only. */
export const narrative = '{unseen}Racconto';
export const narrativeUnseen = 'Che cosa è successo / ';
/** Below the large field; {min} is 10. */
export const narrativeHint = 'Meglio con parole tue. Bastano {min} caratteri; qualcosa in più aiuta gli altri.';
/** Below the large field when it is nearly full: {length} and {max} are numbers. */
export const narrativeLength = '{length} caratteri su {max}.';
export const headline = 'Titolo';
export const headlineHint = 'Qualche parola, se te ne viene in mente.';

/** A sentence with the language in a field: `Your report is in English`; {language} is that field. */
export const reportIsIn = 'La segnalazione è in {language}';
/** The label of the list of languages. */
export const narrativeLanguage = 'Lingua del racconto';
/** The button `Change` beside that sentence, for screen readers. */
export const changeLanguage = 'Cambia la lingua';

/** The title of the section about the reporter. */
export const contact = 'Dati di contatto';
/** Beside a section's title: nothing is required, the email is, or {filled} of {all} fields are filled in. */
export const optional = 'Facoltativo';
export const emailRequired = 'Serve l’email';
export const filledOf = '{filled} su {all}';

/** The hint below the email. */
export const emailHint = 'Per le domande del tuo team sicurezza. Non viene mai pubblicata.';
/** A checkbox below the contact details. */
export const notify = 'Scrivetemi se c’è una domanda (l’email non dice nulla della segnalazione)';
/** A second checkbox, shown once that one is ticked. */
export const linkOpens = 'Il link dell’email può aprire la mia segnalazione senza il codice';

/** The card with the optional sections: its heading, the text below it, and the button that opens or closes all. */
export const asMuchAsYouLike = 'Se vuoi aggiungere altro';
export const allOptional =
  'Qui è tutto facoltativo: puoi inviare la segnalazione anche senza. Ogni dettaglio aiuta. Puoi aggiungerlo anche più tardi, con il codice di ricevuta.';
export const collapseAll = 'Chiudi tutto';
export const expandAll = 'Apri tutto';

/** The bar at the bottom of the screen; links to the missing fields follow the first. */
export const stillMissing = 'Manca ancora:';
export const completeRequired = 'Per inviare compila i campi obbligatori (club, racconto, email).';
export const notSent = 'La segnalazione non è partita. Tutto quello che hai scritto è ancora qui.';
export const readyToSend = 'Pronta da inviare. Solo il team sicurezza vede chi sei.';
/** The button, and its label while the report is sent. */
export const submitReport = 'Invia';
export const submitting = 'Invio…';

/** Notes about an unsent report kept in this tab. */
export const draftKept =
  'La bozza resta in questa scheda finché non la invii. I dati di contatto e le marche non vengono mai conservati.';
export const allRestored = 'Abbiamo conservato quello che avevi scritto in questa scheda.';
export const draftRestored =
  'Abbiamo conservato quello che avevi scritto in questa scheda, tranne i dati di contatto e le marche.';
/** The button, its question, and the two answers. */
export const clearForm = 'Svuota il modulo';
export const clearQuestion = 'Quello che hai scritto qui andrà perso.';
export const clearIt = 'Svuota';
export const keepIt = 'Tieni tutto';

/** The title of the photo section, and the toast if it could not be loaded. */
export const photos = 'Foto';
export const photosNotLoaded = 'Per ora non si possono aggiungere foto';
