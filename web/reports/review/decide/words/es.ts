/** The review dialog: the safety manager's comment, the buttons that publish and hide, and why they are disabled. */

/** Titles and texts of messages, by action. */
export const done = { approve: 'Informe aprobado', comment: 'Comentario guardado', hide: 'Informe oculto' };
export const doneDetails = {
  approve: 'Ya se puede leer entre los informes publicados.',
  comment: 'El informe tiene ahora un comentario interno.',
  hide: 'El informe ya no está publicado.',
};
export const failed = {
  approve: 'No se ha aprobado',
  comment: 'No se ha guardado el comentario',
  hide: 'No se ha ocultado el informe',
};
/** The same as a sentence, in the message below it. */
export const failedSentences = {
  approve: 'No se ha podido aprobar el informe.',
  comment: 'No se ha podido guardar el comentario.',
  hide: 'No se ha podido ocultar el informe.',
};
/** Title of a message if the comment is blank. */
export const commentRequired = 'Falta el comentario';

/** Beside disabled buttons: why they are disabled. */
export const versionNotLoaded =
  'No se ha podido cargar la versión actual del informe. Comprueba tu conexión a internet.';
export const waitingForPreview = 'Esperando la vista previa…';
export const nothingChanged = 'Aún no has cambiado nada.';
export const overtaken = 'Otra persona ha cambiado este informe. Elige cómo seguir.';

/** Buttons; on a phone two share a row. */
export const saveCommentOnly = 'Solo guardar';
export const approveAndPublish = 'Aprobar y publicar';
export const updateComment = 'Guardar comentario';
export const hideFromPublic = 'Ocultar informe';
export const hiding = 'Ocultando…';
export const tryAgain = 'Reintentar';

/** Above the buttons of a published report. */
export const isPublic = 'Este informe está publicado';
export const feedReadersKeep = 'Quien sigue el canal puede conservar las copias que ya haya descargado.';

/** An alert: the report has changed during its review; {changed} is `changedMeanwhile` in bold. */
export const changedSince =
  '{changed} este informe ha cambiado desde que empezaste. Lo que has escrito sigue aquí, aún sin guardar.';
export const changedMeanwhile = 'Ha cambiado mientras tanto:';
/** Above the saved comment. */
export const savedComment = 'El comentario guardado:';
/** Buttons of the alert. */
export const continueWithMine = 'Seguir con lo mío';
export const useSavedVersion = 'Usar la versión guardada';

/** Above an unpublished report; {pending} is `pendingReview` in bold. */
export const pendingNote =
  '{pending} añade tu análisis y aprueba el informe para que se publique. Los datos que identifican se anonimizan automáticamente.';
export const pendingReview = 'Pendiente de revisar:';

/** The comment field: label, placeholder and hint. */
export const comment = 'Comentario del responsable de seguridad';
export const commentPlaceholder = 'Tu análisis, lo que se puede aprender y tus recomendaciones de seguridad…';
export const commentHint = 'Si apruebas el informe, este comentario se publica con él';
/** The hint when the field is nearly full; {used} and {max} are numbers of characters. */
export const commentHintNearlyFull =
  'Si apruebas el informe, este comentario se publica con él. {used} de {max} caracteres.';

/** Before the name of the club that owns the report. */
export const club = 'Club: ';
/** A button that moves the report to another club. */
export const reassign = 'Pasar a otro club';
/** Title and button of a dialog, and the text below the title. */
export const reassignReport = 'Pasar el informe';
export const reassignExplained =
  'El equipo del club nuevo verá este informe y el contacto de quien informó; el del club anterior dejará de verlos.';
export const reassigning = 'Pasando…';
/** Why the button is disabled. */
export const pleaseSelectClub = 'Elige un club';
/** Label of a field, and its first option. */
export const newClub = 'Club nuevo';
export const selectClub = 'Elige un club';
/** Messages. */
export const reassigned = 'Informe pasado a otro club';
export const nowBelongsTo = 'El informe es ahora de {club}.';
export const reassignFailed = 'No se ha pasado el informe';
export const reassignFailedSentence = 'No se ha podido pasar el informe a otro club.';

/** A dialog shown instead of the report. */
export const doesNotExist = 'Este informe no existe';
export const mayBelongElsewhere = 'Puede que sea de otro club, o que el enlace esté incompleto.';
export const notLoaded = 'No se ha podido cargar el informe';
export const loading = 'Cargando el informe…';

/** The question on closing the dialog: title, text and two buttons. */
export const discardUnsaved = '¿Descartar lo que no está guardado?';
export const notSaved = 'Tu comentario y lo que has decidido sobre la copia pública no están guardados.';
export const discard = 'Descartar';
export const keepWriting = 'Seguir escribiendo';
