/** Why a picture is refused, and the names of its fields. */

export const labels = { upload: 'Imagen', description: 'Descripción' };

/** A picture that can no longer be added to a report, or never could. */
export const noSuchUpload = 'Esta imagen ha caducado o ya se ha usado';
/** For programs; `uploads` is the API's name: keep it. */
export const badUploads = 'uploads debe ser una lista de identificadores';
export const tooManyPhotos = 'Un informe puede tener como máximo {max} fotos';
export const descriptionRequired = 'Indica qué muestra la imagen';
export const notAPicture = 'Esto no es una imagen JPEG, o está dañada';
export const tooManyPixels = 'Esta imagen tiene más de {max} millones de píxeles';
/** For programs; `small` is the API's name: keep it. */
export const badSmall = 'small debe ser un JPEG en base64, de {side} píxeles por lado y {kB} kB como máximo';
