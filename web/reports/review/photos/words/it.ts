/** Photos of a report in the review: viewing them, and preparing one for publication. */

export const photos = 'Foto';
export const notLoaded = 'Non è stato possibile caricare le foto.';
/** {number} and {all} are 1 to 4. */
export const photo = 'Foto {number}';
export const photoOf = 'Foto {number} di {all}';
/** Thumbnails, for screen readers. */
export const open = 'Guarda la foto {number}';
export const openPublished = 'Guarda la foto {number}, pubblicata';
/** On the thumbnail of a published photo. */
export const isPublic = 'Pubblicata';
/** Below the title of a photo: who sees it. */
export const onlyTeam = 'Solo il team sicurezza vede questa foto.';
export const everybodySees = 'Un’immagine ricavata da questa foto è pubblicata con la segnalazione.';
export const everybodyWillSee =
  'Un’immagine ricavata da questa foto sarà pubblica quando la segnalazione sarà pubblicata.';
/** Heading of the published photo. */
export const whatIsPublic = 'Quello che vedono tutti';
export const previous = 'Foto precedente';
export const next = 'Foto successiva';
/** The editor: its button and title, the same for a photo that is already published, and what it does. */
export const prepare = 'Prepara per la pubblicazione';
export const publishAgain = 'Pubblica di nuovo';
export const prepareWhy =
  'La foto stessa resta al team sicurezza. Ciò che viene coperto qui non esiste più nell’immagine pubblicata.';
/** In the editor, if the photo is already published. */
export const coverAgain = 'Si riparte dalla foto originale. Ritagliala e copri di nuovo tutto.';
/** Unpublishing: the button, its label while busy, and the messages afterwards. */
export const unpublish = 'Ritira';
export const unpublishing = 'Ritiro in corso…';
export const unpublished = 'Foto ritirata';
export const onlyTeamNow = 'La vede di nuovo solo il team sicurezza.';
export const notUnpublished = 'Non è stato possibile ritirare la foto';
export const notOpened = 'Non è stato possibile aprire la foto';
/** What a drag on the photo does. */
export const tool = 'Disegno';
export const tools = { box: 'Riquadri', crop: 'Ritaglio' };
/** Buttons. */
export const addBox = 'Aggiungi un riquadro';
export const removeBox = 'Rimuovi il riquadro';
export const undo = 'Annulla l’azione';
/** How to draw, with the pointer and with keys. Name keys as keyboards in your country do. */
export const keys =
  'Trascina sulla foto per disegnare. Con i tasti: Tab porta a un riquadro, le frecce lo spostano, Maiusc e le frecce ne cambiano la dimensione, Canc lo rimuove.';
/** For screen readers: the photo with its boxes, one box, the crop. */
export const stage = 'Foto con riquadri';
export const boxNumber = 'Riquadro {number}';
export const crop = 'Ritaglio';
/** Headings of the two pictures. */
export const original = 'Originale';
export const result = 'Quello che viene pubblicato';
export const description = 'Che cosa mostra l’immagine';
export const descriptionHint =
  'Al massimo {max} caratteri, su una riga. Nomi e marche vengono rimossi come in un commento.';
/** Beside the button until there is a description. */
export const sayWhatItShows = 'Indica che cosa mostra l’immagine.';
export const publish = 'Pubblica la foto';
export const publishing = 'Pubblicazione in corso…';
/** The question before publishing, the text below it, and the way back. */
export const allCovered = 'Volti, marche, luoghi coperti?';
export const alsoCheck =
  'Guarda anche specchi, schermi, cartellini, orizzonte e sfondo. Tutti possono guardare questa immagine finché vogliono.';
export const lookAgain = 'Guarda ancora';
/** Toasts. */
export const published = 'Foto pubblicata';
export const notPublished = 'La foto non è stata pubblicata';
export const tryAgain = 'Riprova.';
/** The question on leaving the editor. */
export const discardQuestion = 'Scartare quello che hai disegnato?';
export const discard = 'Scarta';
export const keepEditing = 'Continua a modificare';
/** Below that question. */
export const nothingSaved = 'Non ne è stato salvato nulla.';
/** In the confirmation before the contact is erased. */
export const photosErasedToo = 'Vengono cancellate anche le foto, comprese quelle pubblicate.';
/** Photos added after the contact was erased: a button, also the title of its dialog, the text, and two messages. */
export const erasePhotos = 'Cancella le foto';
export const erasePhotosMeans =
  'Queste foto sono arrivate dopo la cancellazione dei dati di contatto. Vengono cancellate per sempre, comprese quelle pubblicate. Spariscono anche i messaggi che vi siete scritti, e il codice di ricevuta non vale più. Non si può tornare indietro.';
export const photosErased = 'Foto cancellate';
export const photosNotErased = 'Non è stato possibile cancellare le foto';
