/** Adding photos to a report, in the form or later with the receipt code. */

export const photos = 'Fotos';
/** Name of a photo for screen readers, or if its file has none; {number} is 1 to 4. */
export const photo = 'Foto {number}';
/** {max} is 4. */
export const howMany = 'Hasta {max} fotos.';
/** What is removed from a photo before it is sent. */
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
/** If there is no connection. */
export const addLater = 'No hay conexión. El informe se envía sin esta foto; puedes añadirla más tarde con tu código.';
export const retry = 'Reintentar';
export const remove = 'Quitar';
