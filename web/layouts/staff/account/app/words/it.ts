/** Setting up an authenticator app in the Your Account dialog: QR code, first code, ten recovery codes. */

export const whatYouNeed =
  'Ti serve un telefono con un’app di autenticazione: Aegis, 2FAS, Google Authenticator, Microsoft Authenticator o un’altra. Da quel momento, per accedere servono la password e sei cifre dell’app: la sola password non basterà a nessun altro. Gli accessi su altri dispositivi verranno chiusi.';
/** A button, and the title of the message if it fails. */
export const begin = 'Inizia';
export const notBegun = 'Non iniziato';

/** Headings of two steps. */
export const scanThis = '1. Inquadra questo codice con l’app sul telefono';
export const typeDigits = '2. Scrivi le sei cifre che mostra';
/** Name of a picture. */
export const qrCode = 'Codice QR per l’app di autenticazione';
/** A link, on a phone. */
export const openOnThisPhone = 'Aprilo in un’app su questo telefono';
/** Above a row of letters. */
export const typeLetters = 'Se non riesci a inquadrarlo, scrivi queste lettere nell’app:';
/** Label of a field. */
export const code = 'Codice';
/** Hints below it: at first, and after a code was refused. */
export const newCodeComes = 'Ogni 30 secondi arriva un nuovo codice; va bene quello che vedi adesso.';
export const waitForNext =
  'Aspetta il prossimo codice e scrivi quello. Se nessuno va bene, controlla l’ora del telefono, oppure annulla e ricomincia: vale solo l’ultimo codice QR mostrato.';
/** If the input cannot be a code. */
export const typeSixDigits = 'Scrivi le sei cifre che l’app mostra adesso.';
/** Buttons, and the label while busy. */
export const confirm = 'Conferma';
export const cancel = 'Annulla';
export const oneMoment = 'Un attimo…';
/** Title of a message. */
export const notSetUpYet = 'Non ancora configurata';
export const pleaseTryAgain = 'Riprova.';
/** A warning if two clocks differ by {count} minutes. */
export const clocksApart = {
  one: 'L’orologio del server e quello di questo dispositivo differiscono di circa {count} minuto, quindi i codici potrebbero essere rifiutati. Se qui l’ora è giusta, avvisa chi gestisce il server.',
  other:
    'L’orologio del server e quello di questo dispositivo differiscono di circa {count} minuti, quindi i codici potrebbero essere rifiutati. Se qui l’ora è giusta, avvisa chi gestisce il server.',
};
export const clocksLittleApart =
  'L’orologio del server e quello di questo dispositivo differiscono di più di un minuto e mezzo, quindi i codici potrebbero essere rifiutati. Se qui l’ora è giusta, avvisa chi gestisce il server.';

/** A heading. */
export const keepTheseCodes = 'Conserva questi dieci codici';
/** On paper, above the codes; {productName} is the name of this product. */
export const productCodes = '{productName}: codici di recupero';
/** First line of the file and of the copied text. */
export const codesOnce = '{productName}: codici di recupero, ognuno valido una volta sola';
export const whatCodesAre =
  'Ognuno di questi codici ti fa entrare una volta sola, al posto del codice del telefono: per il giorno in cui il telefono è perso, rotto o nuovo. Conservali su carta o in un gestore di password, non sul telefono. Li vedi solo adesso.';
/** Name of the list. */
export const recoveryCodes = 'Codici di recupero';
/** Buttons. */
export const copy = 'Copia';
export const saveAsFile = 'Salva in un file';
export const printCodes = 'Stampa';
export const haveKept = 'Li ho conservati';
/** Title and text of a message. */
export const copied = 'Copiati';
export const pasteCodes = 'Incolla i codici dove vuoi conservarli.';
/** If the browser does not allow copying. */
export const codesSelected = 'I codici sono selezionati';
export const pressCtrlC = 'Premi Ctrl+C per copiarli.';
