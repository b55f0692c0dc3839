/** Adding photos to a report, in the form or later with the receipt code. */

export const photos = 'Foto';
/** Name of a photo for screen readers, or if its file has none; {number} is 1 to 4. */
export const photo = 'Foto {number}';
/** {max} is 4. */
export const howMany = 'Fino a {max} foto.';
/** What is removed from a photo before it is sent. */
export const whatIsSent =
  'Luogo, ora e dati della fotocamera vengono rimossi su questo dispositivo. Le foto le vede solo il team sicurezza, a meno che in seguito non ne pubblichi una in versione ritoccata.';
export const takePhoto = 'Scatta una foto';
export const choosePhotos = 'Scegli foto';
/** After the buttons, on a computer. */
export const orDrop = 'oppure trascinale o incollale qui';
export const tooMany = 'Una segnalazione può avere {max} foto. Le altre sono state tralasciate.';
export const sending = 'Invio in corso…';
/** For screen readers: the progress bar while {photo} is being sent. */
export const progressOf = 'Invio di {photo}';
/** Under a picture: it has been sent, or why it was not. */
export const ready = 'Partirà con la segnalazione';
export const cannotOpen = 'Questo browser non può aprire questa immagine';
/** If there is no connection. */
export const addLater =
  'Non c’è connessione. La segnalazione parte senza questa foto; puoi aggiungerla più tardi con il tuo codice.';
export const retry = 'Riprova';
export const remove = 'Rimuovi';
