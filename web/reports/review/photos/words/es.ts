/** Photos of a report in the review: viewing them, and preparing one for publication. */

export const photos = 'Fotos';
export const notLoaded = 'No se han podido cargar las fotos.';
/** {number} and {all} are 1 to 4. */
export const photo = 'Foto {number}';
export const photoOf = 'Foto {number} de {all}';
/** Thumbnails, for screen readers. */
export const open = 'Ver la foto {number}';
export const openPublished = 'Ver la foto {number}, publicada';
/** On the thumbnail of a published photo. */
export const isPublic = 'Publicada';
/** Below the title of a photo: who sees it. */
export const onlyTeam = 'Solo el equipo de seguridad ve esta foto.';
export const everybodySees = 'Una imagen hecha a partir de esta foto está publicada con el informe.';
export const everybodyWillSee = 'Una imagen hecha a partir de esta foto será pública cuando se publique el informe.';
/** Heading of the published photo. */
export const whatIsPublic = 'Lo que ve todo el mundo';
export const previous = 'Foto anterior';
export const next = 'Foto siguiente';
/** The editor: its button and title, the same for a photo that is already published, and what it does. */
export const prepare = 'Preparar para publicar';
export const publishAgain = 'Publicar de nuevo';
export const prepareWhy =
  'El original se queda en el equipo de seguridad. Lo que tapas se elimina de la imagen publicada y no se puede recuperar.';
/** In the editor, if the photo is already published. */
export const coverAgain = 'Empiezas de nuevo con la foto original. Recórtala y vuelve a tapar todo.';
/** Unpublishing: the button, its label while busy, and the messages afterwards. */
export const unpublish = 'Retirar';
export const unpublishing = 'Retirando…';
export const unpublished = 'Foto retirada';
export const onlyTeamNow = 'Vuelve a verla solo el equipo de seguridad.';
export const notUnpublished = 'No se ha podido retirar la foto';
export const notOpened = 'No se ha podido abrir la foto';
/** What a drag on the photo does. */
export const tool = 'Dibujo';
export const tools = { box: 'Recuadros', crop: 'Recorte' };
/** Buttons. */
export const addBox = 'Añadir un recuadro';
export const removeBox = 'Quitar el recuadro';
export const undo = 'Deshacer';
/** How to draw, with the pointer and with keys. Name keys as keyboards in your country do. */
export const keys =
  'Arrastra sobre la foto para dibujar. Con teclas: Tab lleva a un recuadro, las flechas lo mueven, Mayús y las flechas cambian su tamaño, Supr lo quita.';
/** For screen readers: the photo with its boxes, one box, the crop. */
export const stage = 'Foto con recuadros';
export const boxNumber = 'Recuadro {number}';
export const crop = 'Recorte';
/** Headings of the two pictures. */
export const original = 'Original';
export const result = 'Lo que se publica';
export const description = 'Qué muestra la imagen';
export const descriptionHint =
  'Como máximo {max} caracteres, en una línea. Los nombres y las matrículas se quitan como en un comentario.';
/** Beside the button until there is a description. */
export const sayWhatItShows = 'Indica qué muestra la imagen.';
export const publish = 'Publicar la foto';
export const publishing = 'Publicando…';
/** The question before publishing, the text below it, and the way back. */
export const allCovered = '¿Caras, matrículas y lugares tapados?';
export const alsoCheck =
  'Mira también espejos, pantallas, tarjetas de identificación, el horizonte y el fondo. Todo el mundo puede mirar esta imagen el tiempo que quiera.';
export const lookAgain = 'Mirar otra vez';
/** Toasts. */
export const published = 'Foto publicada';
export const notPublished = 'La foto no se ha publicado';
export const tryAgain = 'Inténtalo de nuevo.';
/** The question on leaving the editor. */
export const discardQuestion = '¿Descartar lo que has dibujado?';
export const discard = 'Descartar';
export const keepEditing = 'Seguir editando';
/** Below that question. */
export const nothingSaved = 'No se ha guardado nada.';
/** In the confirmation before the contact is erased. */
export const photosErasedToo = 'También se borran las fotos, incluidas las publicadas.';
/** Photos added after the contact was erased: a button, also the title of its dialog, the text, and two messages. */
export const erasePhotos = 'Borrar las fotos';
export const erasePhotosMeans =
  'Estas fotos llegaron después de que se borraran los datos de contacto. Se borran para siempre, incluidas las publicadas. También se borra lo que os habéis escrito, y el código de seguimiento deja de valer. No se puede deshacer.';
export const photosErased = 'Fotos borradas';
export const photosNotErased = 'No se han podido borrar las fotos';
