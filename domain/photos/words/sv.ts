/** Why a picture is refused, and the names of its fields. */

export const labels = { upload: 'Bild', description: 'Beskrivning' };

/** A picture that can no longer be added to a report, or never could. */
export const noSuchUpload = 'Bilden har gått ut eller har redan använts';
/** For programs; `uploads` is the API's name: keep it. */
export const badUploads = 'uploads måste vara en lista med id';
export const tooManyPhotos = 'En rapport kan ha högst {max} foton';
export const descriptionRequired = 'Ange vad bilden visar';
export const notAPicture = 'Det här är ingen JPEG-bild, eller så är den skadad';
export const tooManyPixels = 'Bilden har fler än {max} miljoner pixlar';
/** For programs; `small` is the API's name: keep it. */
export const badSmall = 'small måste vara en JPEG i base64, högst {side} pixlar per sida och {kB} kB';
