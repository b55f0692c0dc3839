/** The photos of a report in its review: looking at them, and making of one what is published. */

export const photos = 'Foto';
/** {number} and {all} are 1 to 4. */
export const photo = 'Foto {number}';
export const photoOf = 'Foto {number} di {all}';
/** Buttons with a small picture, heard by screen readers. */
export const open = 'Guarda la foto {number}';
export const openPublished = 'Guarda la foto {number}, pubblicata';
/** On the small picture, where a picture made of it is published. */
export const isPublic = 'Pubblicata';
/** Below the title of a photo: who sees it. */
export const onlyTeam = 'Solo il team sicurezza vede questa foto.';
export const everybodySees = 'Un’immagine ricavata da questa foto è pubblicata con la segnalazione.';
export const everybodyWillSee =
  'Un’immagine ricavata da questa foto sarà pubblica quando la segnalazione sarà pubblicata.';
/** Heading of the picture that is published. */
export const whatIsPublic = 'Quello che vedono tutti';
export const previous = 'Foto precedente';
export const next = 'Foto successiva';
/** The editor: the button that opens it and its title, the same once it was published, and why one does it. */
export const prepare = 'Prepara per la pubblicazione';
export const publishAnew = 'Pubblica di nuovo';
export const prepareWhy =
  'La foto stessa resta al team sicurezza. Ciò che viene coperto qui non esiste più nell’immagine pubblicata.';
/** Takes what is published back: the button, while it works, and what is said afterwards. */
export const takeBack = 'Ritira';
export const takingBack = 'Ritiro in corso…';
export const takenBack = 'Foto ritirata';
export const nobodySees = 'La vede di nuovo solo il team sicurezza.';
export const notTakenBack = 'Non è stato possibile ritirare la foto';
export const notOpened = 'Non è stato possibile aprire la foto';
/** What a drag on the photo does. */
export const tool = 'Disegno';
export const tools = { box: 'Riquadri', crop: 'Ritaglio' };
/** Buttons. */
export const addBox = 'Aggiungi un riquadro';
export const removeBox = 'Rimuovi il riquadro';
export const undo = 'Annulla l’azione';
/** How it is done, also by keys. The names of keys are those on the keyboards of the country. */
export const keys =
  'Trascina sulla foto per disegnare. Con i tasti: Tab porta a un riquadro, le frecce lo spostano, Maiusc e le frecce ne cambiano la dimensione, Canc lo rimuove.';
/** Heard by screen readers: the photo with its boxes, one box, the crop. */
export const stage = 'Foto con riquadri';
export const boxNumber = 'Riquadro {number}';
export const crop = 'Ritaglio';
/** Headings of the two pictures. */
export const original = 'Originale';
export const result = 'Quello che viene pubblicato';
export const description = 'Che cosa mostra l’immagine';
export const descriptionHint =
  'Al massimo {max} caratteri, su una riga. Nomi e marche vengono rimossi come in un commento.';
/** Beside the button, as long as there is no description. */
export const sayWhatItShows = 'Indica che cosa mostra l’immagine.';
export const publish = 'Pubblica la foto';
export const publishing = 'Pubblicazione in corso…';
/** The question before it is published, what is said below it, and the way back. */
export const allCovered = 'Volti, marche, luoghi coperti?';
export const whatGivesAway =
  'Guarda anche specchi, schermi, cartellini, orizzonte e terreno. Tutti possono guardare questa immagine finché vogliono.';
export const lookAgain = 'Guarda ancora';
/** Toasts. */
export const published = 'Foto pubblicata';
export const notPublished = 'La foto non è stata pubblicata';
export const tryAgain = 'Riprova.';
/** The question where somebody leaves the editor. */
export const discardQuestion = 'Scartare quello che hai disegnato?';
export const discard = 'Scarta';
export const goOn = 'Continua';
/** Below that question. */
export const nothingKept = 'Non ne è stato salvato nulla.';
/** In the question before the contact is erased. */
export const goesToo = 'Vengono cancellate anche le foto, comprese quelle pubblicate.';
