/** Adding photos to a report, on the form and later with the code. */

export const photos = 'Fotos';
/** The name of one for screen readers, and where its file has none; {number} is 1 to 4. */
export const photo = 'Foto {number}';
/** {max} is 4. */
export const howMany = 'Hasta {max} fotos.';
/** What the sent picture no longer contains. */
export const whatIsSent =
  'El lugar, la hora y los datos de la cámara se eliminan en este dispositivo. Solo el equipo de seguridad ve las fotos, salvo que más tarde publique una versión retocada de alguna.';
export const takePhoto = 'Hacer una foto';
export const choosePhotos = 'Elegir fotos';
/** After the buttons, on a computer. */
export const orDrop = 'o suéltalas o pégalas aquí';
export const tooMany = 'Un informe puede tener hasta {max} fotos. Las demás se han dejado fuera.';
export const sending = 'Enviando…';
/** For screen readers: the progress bar while {photo} is being sent. */
export const progressOf = 'Enviando {photo}';
/** Under a picture: it has been sent, or why it was not. */
export const ready = 'Se enviará con el informe';
export const cannotOpen = 'Este navegador no puede abrir esta imagen';
/** There is no connection. */
export const addLater = 'No hay conexión. El informe se envía sin esta foto; puedes añadirla más tarde con tu código.';
export const retry = 'Reintentar';
export const remove = 'Quitar';
